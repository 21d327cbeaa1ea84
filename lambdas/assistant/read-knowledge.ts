import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { Knowledge, Learnt } from './knowledge';

/** A file of the assistant's is missing or is not one; the message names the file and what to do. */
export class KnowledgeError extends Error {
  override readonly name = 'KnowledgeError';
}

/**
 * Reads the file that the build wrote.
 *
 * @throws KnowledgeError if there is none, or if it holds something else.
 */
export const readKnowledge = (file: string): Knowledge =>
  readShape(Knowledge, file, 'Run "npm run build", which writes it.');

/**
 * Reads what the assistant has learnt.
 *
 * @throws KnowledgeError if there is nothing, or something else, such as two sides of a merge.
 */
export const readWeights = (file: string): Learnt =>
  readShape(Learnt, file, 'Check it out again, or run "npm run train", which writes it.');

function readShape<Shape extends v.GenericSchema>(
  shape: Shape,
  file: string,
  fix: string,
): v.InferOutput<Shape> {
  const wrong = (reason: string) =>
    new KnowledgeError(`The assistant cannot work from ${file}: ${reason}. ${fix}`);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw wrong(error instanceof SyntaxError ? 'it is not JSON' : (error as Error).message);
  }
  const result = v.safeParse(shape, json, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw wrong(`${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`);
}

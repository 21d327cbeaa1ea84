import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { Knowledge } from './knowledge';

/** The knowledge file is missing or is not one; the message names the file and what to do. */
export class KnowledgeError extends Error {
  override readonly name = 'KnowledgeError';
}

/**
 * Reads the file that the build wrote.
 *
 * @throws KnowledgeError if there is none, or if it holds something else.
 */
export function readKnowledge(file: string): Knowledge {
  const result = v.safeParse(Knowledge, parseJson(textOf(file), file), { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new KnowledgeError(
    `The assistant’s knowledge in ${file} is of another shape: ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}. Run "npm run build" again.`,
  );
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new KnowledgeError(
      `The assistant’s knowledge cannot be read from ${file} (${codeOf(error)}). Run "npm run build", which writes it.`,
    );
  }
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new KnowledgeError(
      `The assistant’s knowledge in ${file} is not JSON. Run "npm run build" again.`,
    );
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';

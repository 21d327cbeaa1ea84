import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { PROJECT } from '../../content/core/project';
import { Weights } from '../../lambdas/assistant/opinion/weights';

/** What the assistant learnt from the examples, written by `npm run train`. */
export const OPINION_FILE = join(PROJECT, 'lambdas/assistant/opinion/weights.json');

let read: Weights | undefined;

/** The committed weights, read once. */
export function readOpinion(): Weights {
  read ??= v.parse(Weights, JSON.parse(readFileSync(OPINION_FILE, 'utf8')));
  return read;
}

/** The weights as the file holds them. */
export const opinionJson = (weights: Weights): string => `${JSON.stringify(weights)}\n`;

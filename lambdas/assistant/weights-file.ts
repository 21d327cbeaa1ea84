import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { PROJECT } from '../../content/core/project';
import { Learnt } from './knowledge';

/** What was learnt from the examples, written by `npm run train`. */
export const WEIGHTS_FILE = join(PROJECT, 'lambdas/assistant/weights.json');

/** What is committed. */
export const readWeights = (): Learnt =>
  v.parse(Learnt, JSON.parse(readFileSync(WEIGHTS_FILE, 'utf8')));

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { PROJECT } from '../../../content/core/project';
import { Weights } from './weights';

/** What the classifier learnt from the examples, written by `npm run train`. */
export const WEIGHTS_FILE = join(PROJECT, 'lambdas/assistant/classifier/weights.json');

/** The committed weights. */
export const readWeights = (): Weights =>
  v.parse(Weights, JSON.parse(readFileSync(WEIGHTS_FILE, 'utf8')));

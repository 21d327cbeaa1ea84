import { join } from 'node:path';
import { PROJECT } from '../../content/core/project';
import type { Learnt } from './knowledge';
import { readWeights } from './read-knowledge';

/** Where what the assistant has learnt is committed. */
export const WEIGHTS_FILE = join(PROJECT, 'lambdas/assistant/weights.json');

/**
 * What is committed.
 *
 * @throws KnowledgeError for what `npm run train` has not written.
 */
export const committedWeights = (): Learnt => readWeights(WEIGHTS_FILE);

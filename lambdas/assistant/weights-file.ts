import { join } from 'node:path';
import { PROJECT } from '../../content/core/project';

/** What the assistant has learnt, as it is committed. */
export const WEIGHTS_FILE = join(PROJECT, 'lambdas/assistant/weights.json');

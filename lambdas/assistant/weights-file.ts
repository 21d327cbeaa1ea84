import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CommandError } from '../../content/core/command-line';
import { displayPath } from '../../content/core/display-path';
import { PROJECT } from '../../content/core/project';
import { Learnt } from './knowledge';

/** What the assistant learnt, which `npm run train` writes. */
export const WEIGHTS_FILE = join(PROJECT, 'lambdas/assistant/weights.json');

/**
 * What is committed.
 *
 * @throws CommandError for what `npm run train` has not written, such as two sides of a merge.
 */
export function readWeights(file = WEIGHTS_FILE): Learnt {
  try {
    return v.parse(Learnt, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(
      `${displayPath(file)} is not what "npm run train" writes (${reason}): check it out again, or train`,
    );
  }
}

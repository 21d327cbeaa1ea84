import { type Limits, type Window, windowAt } from '../conversation/limits';
import { ApiError } from '../errors/errors';
import type { Log } from '../log/log';
import type { SendMail } from '../mail/sender';
import type { Store } from '../store/store';

/** What the sweep works with. */
export interface Sweeping {
  store: Store;
  sendMail: SendMail;
  limits: Limits;
  /** Whether a mail counts as arrived once it is sent, for nobody tells what becomes of it. */
  isFinal: boolean;
  log: Log;
  now: () => number;
}

/** The present window of a limit of the whole site. */
export const windowOf = (
  { limits, now }: Sweeping,
  name: 'mailsPerHour' | 'mailsPerDay' | 'digests',
): Window => windowAt(name, limits[name], 'all', now());

/** Calls of the database at once. */
const AT_ONCE = 10;

/**
 * Does the same to each; one that fails is told of and keeps no other from its turn.
 *
 * @returns those that `work` was true of.
 */
export async function each<T>(
  { log }: Sweeping,
  items: readonly T[],
  work: (item: T) => Promise<boolean | void>,
): Promise<T[]> {
  const done: T[] = [];
  for (let first = 0; first < items.length; first += AT_ONCE) {
    await Promise.all(
      items.slice(first, first + AT_ONCE).map(async (item) => {
        if (await work(item).catch((error: unknown) => tell(log, error))) done.push(item);
      }),
    );
  }
  return done;
}

/** Tells of a failure that may pass as a warning, of any other as an error. */
export function tell(log: Log, error: unknown): false {
  if (error instanceof ApiError) log.warn('sweep', { code: error.code, detail: error.detail });
  else log.error('sweep', error);
  return false;
}

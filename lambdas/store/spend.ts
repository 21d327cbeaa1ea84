import { TooMany } from '../errors/errors';
import type { Store } from './store';
import { type LimitName, type Limits, secondsUntil, windowAt } from '../conversation/limits';

/**
 * Counts one call against a limit.
 *
 * @throws TooMany where the limit was reached, with the seconds until its window is over.
 */
export async function spend(
  store: Pick<Store, 'countUp'>,
  limits: Limits,
  name: LimitName,
  subject: string,
  now: number,
): Promise<void> {
  const window = windowAt(name, limits[name], subject, now);
  if (await store.countUp(window)) return;
  throw new TooMany(name, secondsUntil(window.end, now));
}

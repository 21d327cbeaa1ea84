/** A conversation that rests this long has ended, even if nobody closed it. */
export const IDLE_MS = 30 * 60_000;

/** When a mail about a session that was used now becomes due. */
export const dueAfter = (now: number, idleMs = IDLE_MS): number => now + idleMs;

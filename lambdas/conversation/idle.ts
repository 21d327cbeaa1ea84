const MINUTE_MS = 60_000;

/** A conversation that rests this long has ended, even if nobody closed it. */
export const IDLE_MS = 30 * MINUTE_MS;

/** One that goes on is mailed as it stands once something in it has waited this long. */
export const LONGEST_MS = 40 * MINUTE_MS;

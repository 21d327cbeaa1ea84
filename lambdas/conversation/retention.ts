const DAY_MS = 86_400_000;

/** How long personal data is kept after it was written. */
export const KEEP_MS = 90 * DAY_MS;

/** DynamoDB's time to live is in whole seconds. */
export const expiresAt = (at: number, keepMs = KEEP_MS): number => Math.ceil((at + keepMs) / 1000);

/** Deletion comes late, so what has expired is ignored on reading. */
export const isExpired = (expires: number, now: number): boolean => expires * 1000 <= now;

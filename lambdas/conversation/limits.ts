/** So many in so many seconds. */
export interface Limit {
  max: number;
  seconds: number;
}

export interface Limits {
  messagesPerSession: Limit;
  messagesPerAddress: Limit;
  /** Every call that is no message. */
  callsPerAddress: Limit;
  /** Visitors who say who they are. */
  contactsPerAddress: Limit;
  /** Of them, those that are not marked as repeated. */
  unmarkedContacts: Limit;
  /** Mails about one conversation, of the whole site. */
  mailsPerHour: Limit;
  mailsPerDay: Limit;
  /** Mails about all that is left; what fails is tried again with the next one. */
  digests: Limit;
}

export type LimitName = keyof Limits;

/** One fixed window of a limit for one subject. */
export interface Window {
  name: LimitName;
  /** A session's key, an address, or nothing. */
  subject: string;
  /** Milliseconds; windows begin at whole multiples of their length. */
  start: number;
  end: number;
  max: number;
}

export function windowAt(
  name: LimitName,
  { max, seconds }: Limit,
  subject: string,
  now: number,
): Window {
  const length = seconds * 1000;
  const start = now - (now % length);
  return { name, subject, start, end: start + length, max };
}

/** Whole seconds until a window is over, at least one. */
export const secondsUntil = (end: number, now: number): number =>
  Math.max(1, Math.ceil((end - now) / 1000));

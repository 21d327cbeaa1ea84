import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** Digits or hexadecimal carry fewer bits a character than base64url and have to be longer. */
const isHex = (random: string): boolean => /^[0-9a-f-]+$/i.test(random);
const hexDigits = (random: string): number => random.replaceAll('-', '').length;

const hasEnoughBits = (id: string): boolean => {
  const random = /^session_\d{10,16}_([A-Za-z0-9_-]{22,64})$/.exec(id)?.[1];
  return random !== undefined && (!isHex(random) || hexDigits(random) >= 32);
};

/**
 * `session_{time}_{random}`, the random part with at least 122 bits: a UUID, or 22 to 64 characters
 * of base64url. Who knows it can read the conversation, so it is a secret and never logged.
 */
export const SessionId = v.pipe(
  v.string('session_{time}_{random}'),
  v.check(hasEnoughBits, 'session_{time}_{random}, the random part with 122 bits or more'),
);

/**
 * What the store and the logs know a session by; it does not lead back to the id. It begins with no
 * hyphen, for it is also typed behind an option of a command.
 */
export const sessionKey = (id: string): string =>
  createHash('sha256').update(id).digest('base64url').slice(0, 32).replace(/^-/, '_');

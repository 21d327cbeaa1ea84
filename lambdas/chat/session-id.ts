import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { isSessionId } from '../../content/core/session-id';

/** Who knows it can read the conversation, so it is a secret and never logged. */
export const SessionId = v.pipe(
  v.string('session_{time}_{random}'),
  v.check(isSessionId, 'session_{time}_{random}, the random part with 122 bits or more'),
);

/**
 * What the store and the logs know a session by; it does not lead back to the id. It begins with no
 * hyphen, for it is also typed behind an option of a command.
 */
export const sessionKey = (id: string): string =>
  createHash('sha256').update(id).digest('base64url').slice(0, 32).replace(/^-/, '_');

import { createHash } from 'node:crypto';
import type { Message, Visitor } from '../conversation/conversation';

/** The same for the same content of a mail; anything new in it makes another. */
export function fingerprint(visitor: Visitor, messages: readonly Message[]): string {
  const { name, email, phone } = visitor;
  const content = JSON.stringify([name, email, phone, messages.map(({ id }) => id)]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

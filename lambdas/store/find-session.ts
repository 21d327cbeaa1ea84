import { isExpired } from '../conversation/retention';
import type { Database } from './database';
import { toItem } from './item';
import { sessionItem } from './keys';
import { type Session, toSession } from './session-item';

/** What is known of a session, unless it is unknown, erased or expired. */
export async function findSession(
  database: Database,
  key: string,
  now: number,
): Promise<Session | undefined> {
  const item = await database.get({ Key: toItem(sessionItem(key)), ConsistentRead: true });
  const session = item && toSession(item);
  return session && !isExpired(session.expires, now) ? session : undefined;
}

import { isExpired } from '../conversation/retention';
import type { Database } from './database';
import { toItem } from './item';
import { sessionItem } from './keys';
import { type Session, toSession } from './session-item';
import { dueShard } from './table';

/** Every session there is, by reading the whole table: for a person who asks, never for a request. */
export async function allSessions(database: Database, now: number): Promise<Session[]> {
  const items = await database.scan({
    FilterExpression: 'sk = :sk AND attribute_exists(version)',
    ExpressionAttributeValues: toItem({ ':sk': sessionItem('').sk }),
  });
  return items.map(toSession).filter(({ expires }) => !isExpired(expires, now));
}

/** Notes that somebody has seen to it: no mail is due any more. @returns whether it is there. */
export const handleSession = (database: Database, session: string, at: number): Promise<boolean> =>
  database.update({
    Key: toItem(sessionItem(session)),
    UpdateExpression: 'SET handled = :at REMOVE since, due, dueAt, hurry',
    ConditionExpression: 'attribute_exists(email)',
    ExpressionAttributeValues: toItem({ ':at': at }),
  });

/** Has it mailed once more, at once and alone. @returns whether it is there. */
export const resendSession = (database: Database, session: string, at: number): Promise<boolean> =>
  database.update({
    Key: toItem(sessionItem(session)),
    UpdateExpression:
      'SET due = :due, dueAt = :at, since = if_not_exists(since, :at) REMOVE mailed, mails, failures, handled',
    ConditionExpression: 'attribute_exists(email)',
    ExpressionAttributeValues: toItem({ ':due': dueShard(session), ':at': at }),
  });

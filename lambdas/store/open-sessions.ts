import type { Database } from './database';
import { toItem } from './item';
import { sessionItem } from './keys';
import { type Session, toSession } from './session-item';
import { DUE_INDEX, DUE_SHARDS } from './table';

/** Every session of which something has still to be mailed or to be heard. */
export async function openSessions(database: Database): Promise<Session[]> {
  const found = await Promise.all(
    DUE_SHARDS.map((shard) =>
      database.query({
        IndexName: DUE_INDEX.name,
        KeyConditionExpression: '#due = :shard',
        ExpressionAttributeNames: { '#due': DUE_INDEX.partition },
        ExpressionAttributeValues: toItem({ ':shard': shard }),
      }),
    ),
  );
  return found.flat().map(toSession);
}

/** Takes a session out of the index that has expired and is not deleted yet. */
export const dropExpired = (database: Database, session: string, now: number): Promise<boolean> =>
  database.update({
    Key: toItem(sessionItem(session)),
    UpdateExpression: 'REMOVE due, dueAt',
    ConditionExpression: 'expires <= :now',
    ExpressionAttributeValues: toItem({ ':now': Math.floor(now / 1000) }),
  });

import type { Database } from './database';
import { toItem } from './item';
import { sessionItem, sessionOf } from './keys';
import { DUE_INDEX, DUE_SHARDS } from './table';

/** Keys of sessions that a mail is due for, the longest waiting of each partition first. */
export async function dueSessions(
  database: Database,
  { now, perShard }: { now: number; perShard: number },
): Promise<string[]> {
  const found = await Promise.all(
    DUE_SHARDS.map((shard) =>
      database.query({
        IndexName: DUE_INDEX.name,
        KeyConditionExpression: '#due = :shard AND #at <= :now',
        ExpressionAttributeNames: { '#due': DUE_INDEX.partition, '#at': DUE_INDEX.sort },
        ExpressionAttributeValues: toItem({ ':shard': shard, ':now': now }),
        Limit: perShard,
      }),
    ),
  );
  return found.flat().flatMap(({ pk }) => (pk?.S === undefined ? [] : [sessionOf(pk.S)]));
}

/** Takes a session out of the index unless it has changed since it was read. */
export const dropDue = (
  database: Database,
  session: string,
  { version }: { version: number },
): Promise<boolean> =>
  database.update({
    Key: toItem({ ...sessionItem(session) }),
    UpdateExpression: 'REMOVE due, dueAt, failures',
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: toItem({ ':version': version }),
  });

/** Takes a session out of the index that has expired and is not deleted yet. */
export const dropExpired = (database: Database, session: string, now: number): Promise<boolean> =>
  database.update({
    Key: toItem({ ...sessionItem(session) }),
    UpdateExpression: 'REMOVE due, dueAt',
    ConditionExpression: 'expires <= :now',
    ExpressionAttributeValues: toItem({ ':now': Math.floor(now / 1000) }),
  });

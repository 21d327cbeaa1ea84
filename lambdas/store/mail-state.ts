import type { Database } from './database';
import { toItem } from './item';
import { sessionItem } from './keys';
import { dueShard } from './table';

/**
 * Ends the wait for a conversation to rest: what is not mailed is due now, if the visitor is known
 * and has written.
 */
export async function closeSession(database: Database, session: string, at: number): Promise<void> {
  await database.update({
    Key: toItem(sessionItem(session)),
    UpdateExpression: 'SET dueAt = :at',
    ConditionExpression:
      'attribute_exists(since) AND attribute_exists(excerpt) AND (attribute_not_exists(mailed) OR mailed <> version)',
    ExpressionAttributeValues: toItem({ ':at': at }),
  });
}

/** One state of a session in one mail. */
export interface Mailed {
  mail: string;
  version: number;
}

/**
 * Marks a session as mailed, before the mail is sent: so nobody else mails it, and a sender that
 * dies leaves one whose mail is never heard of.
 *
 * @param until - when somebody has to look what came of it.
 * @returns false where it was mailed, changed or erased since it was read.
 */
export const beginMail = (
  database: Database,
  session: string,
  { mail, version }: Mailed,
  { until, isAlone }: { until: number; isAlone: boolean },
): Promise<boolean> =>
  database.update({
    Key: toItem(sessionItem(session)),
    UpdateExpression: `SET mail = :mail, mailed = :version, dueAt = :until REMOVE hurry${isAlone ? ' ADD mails :one' : ''}`,
    ConditionExpression:
      'version = :version AND attribute_exists(since) AND (attribute_not_exists(mailed) OR mailed <> :version)',
    ExpressionAttributeValues: toItem({
      ':mail': mail,
      ':version': version,
      ':until': until,
      ...(isAlone ? { ':one': 1 } : {}),
    }),
  });

/**
 * Notes that the agency has a mail that was begun at `at`: nothing waits any longer but what came
 * after it.
 */
export async function confirmMail(
  database: Database,
  session: string,
  { version, at }: { version: number; at: number },
): Promise<void> {
  const Key = toItem(sessionItem(session));
  const unchanged = await database.update({
    Key,
    UpdateExpression: 'SET mailed = :version REMOVE since, due, dueAt, failures',
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: toItem({ ':version': version }),
  });
  if (unchanged) return;
  await database.update({
    Key,
    UpdateExpression: 'SET since = :at',
    ConditionExpression: 'since < :at',
    ExpressionAttributeValues: toItem({ ':at': at }),
  });
}

/**
 * Notes that a mail was lost, unless another was begun or somebody has seen to it: what it held is due again from `now`, and has
 * waited since `at` at least.
 *
 * @returns whether anything is.
 */
export const loseMail = (
  database: Database,
  session: string,
  { mail, version, at }: Mailed & { at: number },
  now: number,
): Promise<boolean> =>
  database.update({
    Key: toItem(sessionItem(session)),
    UpdateExpression:
      'SET due = :due, dueAt = :dueAt, since = if_not_exists(since, :at) REMOVE mailed ADD failures :one',
    ConditionExpression: 'mail = :mail AND mailed = :version AND attribute_not_exists(handled)',
    ExpressionAttributeValues: toItem({
      ':mail': mail,
      ':version': version,
      ':at': at,
      ':due': dueShard(session),
      ':dueAt': now,
      ':one': 1,
    }),
  });

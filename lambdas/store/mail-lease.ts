import type { Database } from './database';
import { toItem } from './item';
import { sessionItem } from './keys';
import { dueShard } from './table';

/** The right to mail one state of a conversation, held for a while by one sender. */
export interface MailLease {
  /** Fingerprint of what is mailed. */
  content: string;
  /** When somebody else may try, should this sender never come back. */
  until: number;
}

/** @returns false where this content was mailed or another sender is at it. */
export const beginMail = (
  database: Database,
  session: string,
  { content, until }: MailLease,
  now: number,
): Promise<boolean> =>
  database.update({
    Key: toItem({ ...sessionItem(session) }),
    UpdateExpression: 'SET mailingUntil = :until',
    ConditionExpression:
      'attribute_exists(email) AND (attribute_not_exists(mailed) OR mailed <> :content) AND (attribute_not_exists(mailingUntil) OR mailingUntil <= :now)',
    ExpressionAttributeValues: toItem({ ':until': until, ':content': content, ':now': now }),
  });

export type MailOutcome =
  /** Gone out; nothing is due unless the session has changed since `version`. */
  | { kind: 'sent'; content: string; version: number }
  /** To be tried again by the sweep. */
  | { kind: 'later'; dueAt: number; failed: boolean };

/** Gives the lease back and notes what came of it; an erased session stays erased. */
export async function endMail(
  database: Database,
  session: string,
  { until }: MailLease,
  outcome: MailOutcome,
): Promise<void> {
  const Key = toItem({ ...sessionItem(session) });
  const held = 'mailingUntil = :until';
  if (outcome.kind === 'later') {
    await database.update({
      Key,
      UpdateExpression: `SET due = :due, dueAt = :dueAt REMOVE mailingUntil${outcome.failed ? ' ADD failures :one' : ''}`,
      ConditionExpression: held,
      ExpressionAttributeValues: toItem({
        ':due': dueShard(session),
        ':dueAt': outcome.dueAt,
        ':until': until,
        ...(outcome.failed ? { ':one': 1 } : {}),
      }),
    });
    return;
  }
  const { content, version } = outcome;
  const unchanged = await database.update({
    Key,
    UpdateExpression: 'SET mailed = :content REMOVE mailingUntil, due, dueAt, failures',
    ConditionExpression: `${held} AND version = :version`,
    ExpressionAttributeValues: toItem({
      ':content': content,
      ':until': until,
      ':version': version,
    }),
  });
  if (unchanged) return;
  await database.update({
    Key,
    UpdateExpression: 'SET mailed = :content REMOVE mailingUntil, failures',
    ConditionExpression: held,
    ExpressionAttributeValues: toItem({ ':content': content, ':until': until }),
  });
}

import * as v from 'valibot';
import { expiresAt } from '../conversation/retention';
import type { Database } from './database';
import { fromItem, toItem } from './item';
import { mailItem } from './keys';

/** What a mail held: states of sessions, by their keys. */
export interface KeptMail {
  /** When it was begun. */
  at: number;
  sessions: readonly { key: string; version: number }[];
  /** Whether word came that it was lost; then no other word counts. */
  isLost: boolean;
}

/** By then nobody tells anything of a mail any more. */
const KEPT_MS = 14 * 86_400_000;

const MailItem = v.object({
  at: v.number(),
  held: v.array(v.string()),
  lostAt: v.optional(v.number()),
});

/** Keeps what a mail holds, so that word of it finds the sessions. */
export async function putMail(
  database: Database,
  id: string,
  { at, sessions }: Omit<KeptMail, 'isLost'>,
): Promise<void> {
  const held = sessions.map(({ key, version }) => `${version} ${key}`);
  await database.put({
    Item: toItem({ ...mailItem(id), at, held, expires: expiresAt(at, KEPT_MS) }),
  });
}

export async function findMail(database: Database, id: string): Promise<KeptMail | undefined> {
  const item = await database.get({ Key: toItem(mailItem(id)), ConsistentRead: true });
  if (!item) return undefined;
  const { at, held, lostAt } = fromItem(MailItem, item);
  const sessions = held.map((text) => {
    const [version, key = ''] = text.split(' ');
    return { key, version: Number(version) };
  });
  return { at, sessions, isLost: lostAt !== undefined };
}

/** @returns whether nobody had told before that it was lost. */
export const noteLost = (database: Database, id: string, at: number): Promise<boolean> =>
  database.update({
    Key: toItem(mailItem(id)),
    UpdateExpression: 'SET lostAt = :at',
    ConditionExpression: 'attribute_exists(held) AND attribute_not_exists(lostAt)',
    ExpressionAttributeValues: toItem({ ':at': at }),
  });

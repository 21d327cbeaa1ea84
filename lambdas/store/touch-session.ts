import type { Language } from '../../content/core/language';
import type { Visitor } from '../conversation/conversation';
import { expiresAt } from '../conversation/retention';
import { Erased } from '../errors/errors';
import type { Database } from './database';
import { toItem } from './item';
import { sessionItem } from './keys';
import { dueShard } from './table';

type Learned = { language: Language } | Visitor;

/**
 * Keeps what was learned of a session, so that a mail is due once the conversation rests.
 *
 * @throws Erased where the session was erased after `at`.
 */
export async function touchSession(
  database: Database,
  session: string,
  { at, dueAt, ...learned }: { at: number; dueAt: number } & Learned,
): Promise<void> {
  const names = Object.keys(learned);
  const set = names.map((name) => `#${name} = :${name}`).join(', ');
  const touched = await database.update({
    Key: toItem({ ...sessionItem(session) }),
    UpdateExpression: `SET ${set}, expires = :expires, due = :due, dueAt = :dueAt REMOVE failures ADD version :one`,
    ConditionExpression: 'attribute_not_exists(erasedAt) OR erasedAt < :at',
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: toItem({
      ...Object.fromEntries(Object.entries(learned).map(([name, value]) => [`:${name}`, value])),
      ':expires': expiresAt(at),
      ':due': dueShard(session),
      ':dueAt': dueAt,
      ':at': at,
      ':one': 1,
    }),
  });
  if (!touched) throw new Erased();
}

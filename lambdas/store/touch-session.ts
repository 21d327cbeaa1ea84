import type { Language } from '../../content/core/language';
import { expiresAt } from '../conversation/retention';
import { Erased } from '../errors/errors';
import type { Database } from './database';
import { toItem } from './item';
import { sessionItem } from './keys';
import { dueShard } from './table';

/**
 * Notes that something was said, so that a mail is due once the conversation rests.
 *
 * @throws Erased where the session was erased after `at`.
 */
export async function touchSession(
  database: Database,
  session: string,
  { at, dueAt, language }: { at: number; dueAt: number; language: Language },
): Promise<void> {
  const touched = await database.update({
    Key: toItem({ ...sessionItem(session) }),
    UpdateExpression:
      'SET expires = :expires, due = :due, dueAt = :dueAt, #language = :language REMOVE failures ADD version :one',
    ConditionExpression: 'attribute_not_exists(erasedAt) OR erasedAt < :at',
    ExpressionAttributeNames: { '#language': 'language' },
    ExpressionAttributeValues: toItem({
      ':expires': expiresAt(at),
      ':due': dueShard(session),
      ':dueAt': dueAt,
      ':language': language,
      ':at': at,
      ':one': 1,
    }),
  });
  if (!touched) throw new Erased();
}

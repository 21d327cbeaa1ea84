import * as v from 'valibot';
import { LANGUAGE_CODES } from '../../content/core/language';
import { expiresAt, isExpired } from '../conversation/retention';
import type { UnansweredQuestion } from '../conversation/unanswered-question';
import type { Database } from './database';
import { fromItem, toItem } from './item';
import { unansweredItem } from './keys';

const UnansweredItem = v.object({
  at: v.number(),
  text: v.string(),
  language: v.picklist(LANGUAGE_CODES),
  shape: v.picklist(['unsure', 'out-of-scope']),
  expires: v.number(),
});

/** Keeps a question, already masked; again is the same as once. */
export async function recordUnanswered(
  database: Database,
  id: string,
  { at, text, language, shape }: UnansweredQuestion,
): Promise<void> {
  const key = unansweredItem(dayOf(at), { id, at });
  await database.put({
    Item: toItem({ ...key, at, text, language, shape, expires: expiresAt(at) }),
  });
}

/** The questions of one day, oldest first. */
export async function listUnanswered(
  database: Database,
  at: number,
  now: number,
): Promise<UnansweredQuestion[]> {
  const items = await database.query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: toItem({ ':pk': unansweredItem(dayOf(at), { id: '', at }).pk }),
  });
  return items
    .map((item) => fromItem(UnansweredItem, item))
    .filter(({ expires }) => !isExpired(expires, now))
    .map(({ at, text, language, shape }) => ({ at, text, language, shape }));
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

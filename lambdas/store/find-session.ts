import * as v from 'valibot';
import { LANGUAGE_CODES } from '../../content/core/language';
import type { Session } from '../conversation/conversation';
import { isExpired } from '../conversation/retention';
import type { Database } from './database';
import { fromItem, toItem } from './item';
import { sessionItem } from './keys';

const SessionItem = v.object({
  name: v.optional(v.string()),
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
  language: v.optional(v.picklist(LANGUAGE_CODES)),
  version: v.optional(v.number(), 0),
  dueAt: v.optional(v.number()),
  mailed: v.optional(v.string()),
  failures: v.optional(v.number(), 0),
  expires: v.number(),
});

/** What is known of a session, unless it is unknown, erased or expired. */
export async function findSession(
  database: Database,
  session: string,
  now: number,
): Promise<Session | undefined> {
  const item = await database.get({
    Key: toItem({ ...sessionItem(session) }),
    ConsistentRead: true,
  });
  if (!item) return undefined;
  const { name, email, phone, expires, language, dueAt, mailed, version, failures } = fromItem(
    SessionItem,
    item,
  );
  if (isExpired(expires, now)) return undefined;
  const isKnown = name !== undefined && email !== undefined && phone !== undefined;
  const visitor = isKnown ? { name, email, phone } : undefined;
  return { key: session, visitor, language, version, dueAt, mailed, failures };
}

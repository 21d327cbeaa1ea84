import * as v from 'valibot';
import { LANGUAGE_CODES } from '../../content/core/language';
import { URGENT } from '../assistant/needs';
import { type Session, SIGNALS } from '../conversation/conversation';
import { fromItem, type Item } from './item';
import { sessionOf } from './keys';

const SessionItem = v.object({
  pk: v.string(),
  name: v.optional(v.string()),
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
  language: v.optional(v.picklist(LANGUAGE_CODES)),
  version: v.optional(v.number(), 0),
  asked: v.optional(v.number(), 0),
  excerpt: v.optional(v.string()),
  signals: v.optional(v.array(v.picklist(SIGNALS)), []),
  urgent: v.optional(v.picklist(URGENT)),
  hurry: v.optional(v.number()),
  since: v.optional(v.number()),
  dueAt: v.optional(v.number()),
  mail: v.optional(v.string()),
  mailed: v.optional(v.number()),
  mails: v.optional(v.number(), 0),
  failures: v.optional(v.number(), 0),
  handled: v.optional(v.number()),
  erasedAt: v.optional(v.number()),
  expires: v.number(),
});

export function toSession(item: Item): Session {
  const { pk, name, email, phone, ...rest } = fromItem(SessionItem, item);
  const isKnown = name !== undefined && email !== undefined && phone !== undefined;
  return {
    ...rest,
    key: sessionOf(pk),
    visitor: isKnown ? { name, email, phone } : undefined,
  };
}

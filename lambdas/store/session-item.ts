import * as v from 'valibot';
import { LANGUAGE_CODES } from '../../content/core/language';
import { URGENT } from '../assistant/needs';
import { SIGNALS, type Visitor } from '../conversation/conversation';
import { fromItem, type Item } from './item';
import { sessionOf } from './keys';

const SessionItem = v.object({
  pk: v.string(),
  name: v.optional(v.string()),
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
  language: v.optional(v.picklist(LANGUAGE_CODES)),
  /** Grows with every change, so that a change in between is noticed. */
  version: v.optional(v.number(), 0),
  /** The visitor's messages. */
  asked: v.optional(v.number(), 0),
  /** How the first of them begins; undefined where nothing was written. */
  excerpt: v.optional(v.string()),
  signals: v.optional(v.array(v.picklist(SIGNALS)), []),
  urgent: v.optional(v.picklist(URGENT)),
  /** Since when it is, and no mail has said so. */
  hurry: v.optional(v.number()),
  /** Since when something in it waits for a mail to arrive; undefined where nothing does. */
  since: v.optional(v.number()),
  /** When the sweep has to do with it next; undefined where nothing is to be done. */
  dueAt: v.optional(v.number()),
  /** The last mail that held it, */
  mail: v.optional(v.string()),
  /** and the version it held; undefined once that mail is known to be lost. */
  mailed: v.optional(v.number()),
  /** Mails that held it alone. */
  mails: v.optional(v.number(), 0),
  /** Mails that were lost since it changed last. */
  failures: v.optional(v.number(), 0),
  /** When somebody noted that they have seen to it; it has not changed since. */
  handled: v.optional(v.number()),
  /** What was said until then is erased, even if it could not be deleted yet. */
  erasedAt: v.optional(v.number()),
  /** Seconds. */
  expires: v.number(),
});

/** What is known of a session beside its messages. */
export type Session = Omit<v.InferOutput<typeof SessionItem>, 'pk' | keyof Visitor> & {
  key: string;
  visitor: Visitor | undefined;
};

export function toSession(item: Item): Session {
  const { pk, name, email, phone, ...rest } = fromItem(SessionItem, item);
  const isKnown = name !== undefined && email !== undefined && phone !== undefined;
  return {
    ...rest,
    key: sessionOf(pk),
    visitor: isKnown ? { name, email, phone } : undefined,
  };
}

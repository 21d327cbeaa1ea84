import type { Language } from '../../content/core/language';
import type { Urgent } from '../assistant/needs';
import type { Signal, Visitor } from '../conversation/conversation';
import { IDLE_MS } from '../conversation/idle';
import { expiresAt } from '../conversation/retention';
import { Erased } from '../errors/errors';
import type { Database } from './database';
import { type Item, toItem, type Values } from './item';
import { sessionItem } from './keys';
import { type Session, toSession } from './session-item';
import { dueShard } from './table';

const EXCERPT_CHARACTERS = 200;

/** A message, or its reply, was written. */
interface Touch {
  at: number;
  language: Language;
  /** The visitor's words. */
  text: string;
  /** Whether the message is counted now; it is once. */
  isNew?: boolean;
  urgent?: Urgent | undefined;
  /** Whether the visitor was known a moment ago: what is tried first, which saves a call. */
  isKnown?: boolean;
}

/**
 * Keeps that a conversation went on. Where the visitor is known, a mail is due once it rests.
 *
 * @returns the session as it is then.
 * @throws Erased where the session was erased after `at`.
 */
export async function touchSession(
  database: Database,
  session: string,
  { at, language, text, isNew = false, urgent, isKnown = true }: Touch,
): Promise<Session> {
  const excerpt = Array.from(text).slice(0, EXCERPT_CHARACTERS).join('');
  const change = {
    set: { language, expires: expiresAt(at), ...(urgent && { urgent, hurry: at }) },
    first: { excerpt },
    add: { version: 1, ...(isNew ? { asked: 1 } : {}) },
  };
  const due = withMailDue(session, change, at);
  const ifKnown = () => write(database, session, due, at, ' AND attribute_exists(email)');
  const item = isKnown
    ? ((await ifKnown()) ?? (await write(database, session, change, at)))
    : ((await write(database, session, change, at, ' AND attribute_not_exists(email)')) ??
      (await ifKnown()));
  if (!item) throw new Erased();
  return toSession(item);
}

/**
 * Keeps who the visitor is; from now on a mail about the session is due.
 *
 * @throws Erased where the session was erased after `at`.
 */
export async function saveVisitor(
  database: Database,
  session: string,
  { name, email, phone }: Visitor,
  { at, signals = [] }: { at: number; signals?: readonly Signal[] },
): Promise<void> {
  const change = {
    set: { name, email, phone, expires: expiresAt(at) },
    first: {},
    add: { version: 1, ...(signals.length > 0 ? { signals } : {}) },
  };
  if (!(await write(database, session, withMailDue(session, change, at), at))) throw new Erased();
}

interface Change {
  set: Values;
  /** Set unless it is there. */
  first: Values;
  /** Added to what is there. */
  add: Values;
}

const withMailDue = (session: string, { set, first, add }: Change, at: number): Change => ({
  set: { ...set, due: dueShard(session), dueAt: at + IDLE_MS },
  first: { ...first, since: at },
  add,
});

/** @returns the session's item after the change, or undefined where it was erased after `at` or is not as `and` wants. */
function write(
  database: Database,
  session: string,
  { set, first, add }: Change,
  at: number,
  and = '',
): Promise<Item | undefined> {
  const all = { ...set, ...first, ...add };
  const sets = [
    ...Object.keys(set).map((name) => `#${name} = :${name}`),
    ...Object.keys(first).map((name) => `#${name} = if_not_exists(#${name}, :${name})`),
  ];
  const adds = Object.keys(add).map((name) => `#${name} :${name}`);
  return database.updated({
    Key: toItem(sessionItem(session)),
    UpdateExpression: `SET ${sets.join(', ')} REMOVE failures, handled ADD ${adds.join(', ')}`,
    ConditionExpression: `(attribute_not_exists(erasedAt) OR erasedAt < :at)${and}`,
    ExpressionAttributeNames: Object.fromEntries(
      Object.keys(all).map((name) => [`#${name}`, name]),
    ),
    ExpressionAttributeValues: toItem({
      ...Object.fromEntries(Object.entries(all).map(([name, value]) => [`:${name}`, value])),
      ':at': at,
    }),
  });
}

import type { Visitor } from '../../components/chat/chat-state';
import { isSessionId } from '../../content/core/session-id';
import { newSessionId } from './identifiers';

/** Keys of the browser's storage. */
const SESSION = 'chat_session_id';
const VISITOR = 'chat_user_info';

/** What the browser's storage, shut or full, did not take: remembered until the page is left. */
const fallback = new Map<string, string>();

function read(key: string): string | undefined {
  try {
    return fallback.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    fallback.delete(key);
  } catch {
    fallback.set(key, value);
  }
}

function remove(key: string): void {
  fallback.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {}
}

/** The conversation's id, made and remembered when there is none that the functions would take. */
export function sessionId(): string {
  const known = read(SESSION);
  return known && isSessionId(known) ? known : beginSession();
}

function beginSession(): string {
  const id = newSessionId(Date.now());
  write(SESSION, id);
  return id;
}

/** Who the visitor said they are; undefined if they did not, or if what is stored is broken. */
export function knownVisitor(): Visitor | undefined {
  try {
    const visitor: unknown = JSON.parse(read(VISITOR) ?? 'null');
    return isVisitor(visitor) ? visitor : undefined;
  } catch {
    return undefined;
  }
}

export const rememberVisitor = (visitor: Visitor): void => write(VISITOR, JSON.stringify(visitor));

/** Forgets the visitor first: other tabs take the new session that follows for nobody's. */
export function forgetAll(): void {
  remove(VISITOR);
  beginSession();
}

/** Calls back when another tab of this browser has introduced the visitor or erased everything. */
export function onOtherTab(changed: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key === SESSION || key === VISITOR) changed();
  });
}

const isVisitor = (value: unknown): value is Visitor =>
  typeof value === 'object' &&
  value !== null &&
  (['name', 'email', 'phone'] as const).every((field) => {
    const text: unknown = (value as Partial<Visitor>)[field];
    return typeof text === 'string' && text !== '';
  });

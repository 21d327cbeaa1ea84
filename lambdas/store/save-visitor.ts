import type { Visitor } from '../conversation/conversation';
import type { Database } from './database';
import { touchSession } from './touch-session';

/** Keeps who the visitor is; from now on a mail about the session is due. */
export const saveVisitor = (
  database: Database,
  session: string,
  { name, email, phone }: Visitor,
  { at, dueAt }: { at: number; dueAt: number },
): Promise<void> => touchSession(database, session, { at, dueAt, name, email, phone });

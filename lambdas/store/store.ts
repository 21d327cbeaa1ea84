import { claimMessage } from './claim-message';
import { countLeft, countUp } from './count-up';
import type { Database } from './database';
import { eraseSession, removeClaim } from './erase-session';
import { findSession } from './find-session';
import { allSessions, handleSession, resendSession } from './leads';
import { listMessages } from './list-messages';
import { beginMail, closeSession, confirmMail, loseMail } from './mail-state';
import { findMail, noteLost, putMail } from './mails';
import { dropExpired, openSessions } from './open-sessions';
import { putQuestion } from './put-question';
import { findReply, putReply } from './put-reply';
import { saveVisitor, touchSession } from './touch-session';
import { listUnanswered, recordUnanswered } from './unanswered';

const VERBS = {
  saveVisitor,
  claimMessage,
  touchSession,
  putQuestion,
  findReply,
  putReply,
  removeClaim,
  listMessages,
  findSession,
  eraseSession,
  countUp,
  countLeft,
  openSessions,
  dropExpired,
  closeSession,
  beginMail,
  confirmMail,
  loseMail,
  putMail,
  findMail,
  noteLost,
  allSessions,
  handleSession,
  resendSession,
  recordUnanswered,
  listUnanswered,
};

type Verbs = typeof VERBS;
type Bound<Verb> = Verb extends (database: Database, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

/** Everything that is kept, by what is done with it; each verb is a file beside this one. */
export type Store = { readonly [Name in keyof Verbs]: Bound<Verbs[Name]> };

/** Gives every verb its database. */
export function createStore(database: Database): Store {
  const bound = Object.entries(VERBS).map(([name, verb]) => [
    name,
    (verb as (...args: unknown[]) => unknown).bind(undefined, database),
  ]);
  return Object.fromEntries(bound) as Store;
}

import type { Language } from '../../content/core/language';
import type { ReplyShape } from '../assistant/assistant';
import type { Urgent } from '../assistant/needs';

/** Who the visitor says to be. */
export interface Visitor {
  name: string;
  email: string;
  phone: string;
}

/** The right to one question and its reply: whoever holds the same claim writes the same rows. */
export interface Claim {
  /** The visitor's `clientId`, or one made here. */
  id: string;
  /** Milliseconds; decides the place in the conversation. */
  at: number;
  text: string;
  language: Language;
}

/** One side's words, as they are stored. */
export interface Message {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  at: number;
}

/** A message where it stands in its conversation. */
export interface PlacedMessage extends Message {
  /** What was said before it is asked for by its place. */
  place: string;
}

/** A reply as it was stored first; later attempts get this one. */
export interface StoredReply extends Message {
  role: 'assistant';
  shape: ReplyShape;
  urgent?: Urgent | undefined;
}

/** What makes a contact look like a machine's. It marks, and never refuses. */
export type Signal = (typeof SIGNALS)[number];
export const SIGNALS = ['honeypot', 'too-fast', 'repeated'] as const;

/** What is known of a session beside its messages. */
export interface Session {
  key: string;
  visitor: Visitor | undefined;
  language?: Language | undefined;
  /** Grows with every change, so that a change in between is noticed. */
  version: number;
  /** The visitor's messages. */
  asked: number;
  /** How the first of them begins; undefined where nothing was written. */
  excerpt?: string | undefined;
  signals: readonly Signal[];
  urgent?: Urgent | undefined;
  /** Since when it is, and no mail has said so. */
  hurry?: number | undefined;
  /** Since when something in it waits for a mail to arrive; undefined where nothing does. */
  since?: number | undefined;
  /** When the sweep has to do with it next; undefined where nothing is to be done. */
  dueAt?: number | undefined;
  /** The last mail that held it, */
  mail?: string | undefined;
  /** and the version it held; undefined once that mail is known to be lost. */
  mailed?: number | undefined;
  /** Mails that held it alone. */
  mails: number;
  /** Mails that were lost since it changed last. */
  failures: number;
  /** When somebody noted that they have seen to it; it has not changed since. */
  handled?: number | undefined;
  /** What was said until then is erased, even if it could not be deleted yet. */
  erasedAt?: number | undefined;
  /** Seconds. */
  expires: number;
}

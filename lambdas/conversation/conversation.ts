import type { Language } from '../../content/core/language';
import type { ReplyShape } from '../assistant/assistant';

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
}

/** What is known of a session beside its messages. */
export interface Session {
  key: string;
  visitor: Visitor | undefined;
  language: Language | undefined;
  /** Grows with every change, so that a change in between is noticed. */
  version: number;
  /** When a mail about it is due; undefined where nothing is new. */
  dueAt: number | undefined;
  /** Fingerprint of what the last mail held. */
  mailed: string | undefined;
  /** Failed attempts since the last mail. */
  failures: number;
}

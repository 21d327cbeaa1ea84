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

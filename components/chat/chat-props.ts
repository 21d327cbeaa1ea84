import type { Dictionary } from '../../content/schema/dictionary';
import type { Language } from '../../content/core/language';
import type { Bubble, ChatState, FilledIn, Visitor } from './chat-state';

/** What a page tells the chat, in the language of its shell; travels as JSON in the page. */
export interface ChatProps {
  language: Language;
  texts: Dictionary['chat'];
  /** What the greeting offers to ask. */
  questions: readonly string[];
  /** Address of the privacy policy. */
  privacy: string;
  /** The agency's number, which replies mention as it is written here. */
  phone: { text: string; international: string };
  /** Credential of the calls; public, as everything in a page. */
  publicKey: string;
}

/** What the visitor can do in the widget. */
export interface ChatActions {
  resize: (to: 'expanded' | 'minimised') => void;
  close: () => void;
  introduce: (visitor: Visitor, filledIn: FilledIn) => void;
  /** @returns whether the message was taken, so that the input may be emptied. */
  send: (text: string) => boolean;
  /** Says what a button offers. */
  choose: (text: string) => void;
  retry: (apology: Extract<Bubble, { kind: 'apology' }>) => void;
  readEarlier: () => void;
  ask: (erasure: 'asked' | 'none') => void;
  erase: () => void;
}

/** What every part of the window is drawn from. */
export interface ChatViewProps {
  state: ChatState;
  page: ChatProps;
  actions: ChatActions;
}

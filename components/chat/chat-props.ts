import type { Dictionary } from '../../content/schema/dictionary';
import type { Language } from '../../content/core/language';

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

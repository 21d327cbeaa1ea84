import type { Language } from '../../content/core/language';
import type { Reply } from '../assistant/assistant';

/** A question that the content does not answer surely, without anything personal in it. */
export interface UnansweredQuestion {
  at: number;
  text: string;
  language: Language;
  shape: 'unsure' | 'out-of-scope';
}

export const isUnanswered = (shape: Reply['shape']): shape is UnansweredQuestion['shape'] =>
  shape === 'unsure' || shape === 'out-of-scope';

import type { Language } from '../../content/core/language';
import type { Urgent } from './needs';

/** One side's words in a conversation. */
export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

/** What a visitor asks, and what was said before it. */
export interface Question {
  text: string;
  /** The language of the request, which the reply is in. */
  language: Language;
  /** Earlier turns, oldest first, without this question. */
  history: readonly Turn[];
  /** Whether the conversation has had its answers: what is left to say is where a person is. */
  isOver?: boolean;
}

/**
 * How sure a reply is: `sure` answers and links to its page, `likely` does so and offers what else may be
 * meant, `unsure` offers up to four questions or needs, or points at what was just said, `out-of-scope` says
 * so and gives the ways to reach a person. `courtesy` has a human word, `hand-off` leads to a person.
 */
export const REPLY_SHAPES = [
  'sure',
  'likely',
  'unsure',
  'out-of-scope',
  'courtesy',
  'hand-off',
] as const;
export type ReplyShape = (typeof REPLY_SHAPES)[number];

export interface Reply {
  shape: ReplyShape;
  /** Plain text; addresses in it are http(s), mailto, tel or paths of this site. */
  text: string;
  /** Ids of the passages that every fact in the text comes from. */
  citations: readonly string[];
  /** Why a person must see the conversation at once. */
  urgent?: Urgent | undefined;
}

/** Answers a question from the site's own content; never throws for what a visitor can type. */
export type Assistant = (question: Question) => Promise<Reply>;

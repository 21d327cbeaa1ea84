import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { LANGUAGE_CODES } from '../../content/core/language';
import type { Turn } from '../assistant/assistant';
import type { Passage } from '../assistant/knowledge';

/** A question as a visitor of a page asks it, and what answers it. */
const PageQuestion = v.strictObject({
  /** The language of the page that the visitor is on. */
  page: v.picklist(LANGUAGE_CODES),
  text: v.string(),
  /** What the visitor said before it. */
  history: v.optional(v.array(v.string()), []),
  /** `answer`, `refuse`, `courtesy`, `people:` with a need; or an undertaking, or `none`. */
  expect: v.string(),
  /** Pieces of the site's text: a passage that holds one is a right answer. */
  accept: v.optional(v.array(v.string()), []),
  /** The honest beginning of an answer to what can be answered with yes or no. */
  verdict: v.optional(v.picklist(['yes', 'no', 'neither'])),
  /** Whether other passages may answer it as well. */
  roughly: v.optional(v.boolean(), false),
  kind: v.optional(v.string()),
  /** What it is asked in, where that is noted; `mixed` is both. */
  language: v.optional(v.string()),
});
export type PageQuestion = v.InferOutput<typeof PageQuestion>;

/** The questions of a file, one a line as JSON. */
export const readPageQuestions = (file: string): PageQuestion[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => v.parse(PageQuestion, JSON.parse(line)));

export const turnsOf = ({ history }: PageQuestion): Turn[] =>
  history.map((content) => ({ role: 'user', content }));

/** The passages that answer each question rightly. */
export function rightPassages(
  passages: readonly Passage[],
): (question: PageQuestion) => ReadonlySet<string> {
  const texts = passages.map(({ id, heading, text }) => ({
    id,
    said: plain(`${heading} ${text}`),
  }));
  const found = new Map<string, readonly string[]>();
  const holding = (piece: string): readonly string[] => {
    const ids =
      found.get(piece) ?? texts.flatMap(({ id, said }) => (said.includes(piece) ? id : []));
    found.set(piece, ids);
    return ids;
  };
  return ({ accept }) => new Set(accept.map(plain).flatMap(holding));
}

const plain = (text: string): string => text.replace(/[\s\u00ad\u00a0\u202f]+/g, ' ').toLowerCase();

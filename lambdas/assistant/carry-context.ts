import type { Analysis } from './analyse';
import type { Concept, ConceptEntry } from './lexicon/concepts';
import { conceptOf } from './lexicon/lexicon';

/** How far back a conversation is looked through for what a follow-up leaves out. */
export const REACH = 4;

/** Beginnings of questions that only make sense after another. */
const FOLLOWS =
  /^(?:(?:ok|okej|okay|ja|jaha|aha|tack|thanks|bra|great)\s+)*(?:och|and|men|but|or|eller|what about|how about|hur ar det med|hur blir det med|hur funkar det med|da|then|sen|isa?fall|om vi|om jag|if we|if i)\b/;

/**
 * The concepts of a question and of what it leaves unsaid: the service of an earlier one where it
 * names none, and, in a follow-up, what was asked of it. Matters such as hours stand alone.
 *
 * @param earlier - what was said before, latest first.
 */
export function carryContext(
  question: Analysis,
  earlier: readonly Analysis[],
): ReadonlySet<Concept> {
  const { concepts } = question;
  if (question.foreign.length > 0 || has(concepts, 'matter')) return concepts;
  if (question.unknown.length + question.trades.length > 1 || asksOfAnother(question)) {
    return concepts;
  }
  const carried = new Set(concepts);
  const recent = earlier.slice(0, REACH);
  const follows = isFollowUp(question);
  if (!has(concepts, 'service') && (has(concepts, 'aspect') || follows)) {
    const source = recent.find((analysis) => has(analysis.concepts, 'service'));
    for (const concept of of(source, ['service', 'modifier'])) {
      if (!isReplaced(concept, concepts)) carried.add(concept);
    }
  }
  if (!has(concepts, 'aspect') && follows) {
    const source = recent.find((analysis) => has(analysis.concepts, 'aspect'));
    for (const concept of of(source, ['aspect'])) carried.add(concept);
  }
  return carried;
}

/** Words like "and" begin one; a few words are one too, unless they bring up a thing of their own. */
const isFollowUp = ({ words, concepts, unknown }: Analysis): boolean =>
  FOLLOWS.test(words.join(' ')) ||
  (words.length <= 3 && concepts.size <= 2 && unknown.length === 0);

/** "And what does a house cost?", but not "and for a hotel?". */
export const asksOfAnother = ({ words, trades }: Analysis): boolean =>
  trades.some((trade) => {
    const at = words.indexOf(trade);
    return !words.slice(Math.max(0, at - 2), at).some((word) => FOR.test(word));
  });

const FOR = /^(?:for|till|at|hos|i|in|pa|to|as)$/;

/** "And a simple one?" after a question on a large site. */
const isReplaced = (concept: Concept, by: ReadonlySet<Concept>): boolean =>
  (concept === 'complex' && by.has('simple')) || (concept === 'simple' && by.has('complex'));

const has = (concepts: ReadonlySet<Concept>, role: ConceptEntry['role']): boolean =>
  [...concepts].some((concept) => conceptOf(concept).role === role);

const of = (analysis: Analysis | undefined, roles: readonly ConceptEntry['role'][]): Concept[] =>
  [...(analysis?.concepts ?? [])].filter((concept) => roles.includes(conceptOf(concept).role));

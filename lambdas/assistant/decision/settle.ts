import type { Passage } from '../knowledge';
import { type Brief, isBrief } from '../needs';
import type { Verdict } from '../reply/compose-reply';
import { wordsOf } from '../words/words-of';
import { type Candidate, EVIDENCE } from './evidence';
import type { Weighed } from './weigh';

/** From this likelihood on, an answer is given; below it, choices are offered. */
const SURE = 0.5;
/** The same for so few words that they leave much open: "price?". */
const SURE_OF_FEW = 0.65;
const FEW_WORDS = 2;
/** From this likelihood on, nothing is offered: what only seems to be ours leads astray. */
const FOREIGN = 0.2;
/** A need that is less likely than this is none. */
const NEEDED = 0.35;
const MOST_CHOICES = 3;

/** What to say to a question, or to whoever tells of a whole undertaking, from how likely each option is. */
export function settle(
  weighed: readonly Weighed[],
  question: string,
): Verdict | { kind: 'brief'; brief: Brief } {
  const passages = weighed.flatMap(({ option, likelihood }) =>
    'passage' in option ? [{ passage: option.passage, likelihood }] : [],
  );
  const choices: Verdict = {
    kind: 'unsure',
    passages: choicesOf(passages.map(({ passage }) => passage)),
  };
  const [first] = weighed;
  const [best] = passages;
  if (!first || !best) return { kind: 'foreign' };
  const { option, likelihood } = first;
  if ('need' in option && !isBrief(option.need) && likelihood >= NEEDED) {
    return { kind: 'need', need: option.need };
  }
  // Somebody who tells of one undertaking may want another as well: what they have in common counts.
  const briefs = weighed.flatMap((one) =>
    'need' in one.option && isBrief(one.option.need)
      ? [{ brief: one.option.need, likelihood: one.likelihood }]
      : [],
  );
  const told = briefs.reduce((sum, one) => sum + one.likelihood, 0);
  if (briefs[0] && told >= NEEDED && told >= likelihood) {
    return { kind: 'brief', brief: briefs[0].brief };
  }
  const foreign = weighed.find((one) => 'isForeign' in one.option);
  if (foreign && foreign.likelihood >= FOREIGN) return { kind: 'foreign' };
  const support = passages
    .filter(({ passage }) => saysTheSame(passage, best.passage))
    .reduce((sum, one) => sum + one.likelihood, 0);
  return support >= (wordsOf(question).length > FEW_WORDS ? SURE : SURE_OF_FEW)
    ? { kind: 'sure', answers: [{ question, passage: best.passage }] }
    : choices;
}

/** Whether no passage has a word of the question: whatever it seems to mean, it only sounds alike. */
export const isUnheard = (candidates: readonly Candidate[]): boolean =>
  candidates.every(({ evidence }) => (evidence[BEST_HELD] ?? 0) < LEAST);

const BEST_HELD = EVIDENCE.indexOf('bestHeld');
const LEAST = 1e-3;

/** Passages that answer the same, such as one price on several pages. */
const saysTheSame = (a: Passage, b: Passage): boolean =>
  a === b ||
  a.text === b.text ||
  a.heading === b.heading ||
  a.topics.some((topic) => b.topics.includes(topic));

/** The first few of the passages, likeliest first, each thing said once. */
export function choicesOf(passages: readonly Passage[]): Passage[] {
  const chosen: Passage[] = [];
  for (const passage of passages) {
    if (chosen.length === MOST_CHOICES) break;
    if (!chosen.some((other) => saysTheSame(other, passage))) chosen.push(passage);
  }
  return chosen;
}

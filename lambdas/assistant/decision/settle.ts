import type { Passage } from '../knowledge';
import { type Brief, type HumanNeed, isBrief, isPersonal, URGENT_NEEDS } from '../needs';
import type { Choice, Verdict } from '../reply/compose-reply';
import { wordsOf } from '../words/words-of';
import { type Candidate, EVIDENCE } from './evidence';
import type { Weighed } from './weigh';

/** From this likelihood on, an answer stands alone. */
const SURE = 0.95;
/** From this one on, it is given with what else may be meant; below it, choices are offered. */
const LIKELY = 0.15;
/** From this likelihood on, the pages are not taken to tell: what only seems to be ours leads astray. */
const FOREIGN = 0.1;
/** From this one on, where nothing on them is near. */
const DOUBTFUL = 0.08;
/**
 * From this one on, where it is open what the examples would say: a few words may mean anything, and a
 * passage that no wording is noted for may be younger than they are.
 */
const OPEN = 0.4;
/** So many words, or fewer, are few. */
const FEW_WORDS = 4;
/** A need that is less likely than this is none, */
const NEEDED = 0.6;
/** unless those that a person must see to at once are as likely as this together. */
const PRESSING = 0.55;
/** From this likelihood on, somebody tells of an undertaking. */
const TOLD = 0.4;
/** Where passages have this much together, something is. */
const NEAR = 0.3;
/** Where they have this much, the nearest are offered with a refusal. */
const OFFERED = 0.1;
/** A need that is no less likely than this may be picked. */
const IMAGINABLE = 0.05;
const MOST_NEEDS = 2;
/** Passages to choose from, and all that a reply offers. */
const MOST_CHOICES = 3;
const MOST_OFFERED = 4;
/** What is less likely than this is no choice beside another. */
const LEAST_CHOICE = 0.01;

interface Found {
  passage: Passage;
  likelihood: number;
}

/** What to say to a question, or to whoever tells of a whole undertaking, from how likely each option is. */
export function settle(
  weighed: readonly Weighed[],
  question: string,
): Verdict | { kind: 'brief'; brief: Brief } {
  const passages = weighed.flatMap(({ option, likelihood }) =>
    'passage' in option ? [{ passage: option.passage, likelihood }] : [],
  );
  const [first] = weighed;
  const [best] = passages;
  if (!first || !best) return { kind: 'foreign', choices: [] };
  const need = humanNeedIn(weighed);
  if (need) return { kind: 'need', need };
  // Somebody who tells of one undertaking may want another as well: what they have in common counts.
  const briefs = weighed.flatMap((one) =>
    'need' in one.option && isBrief(one.option.need)
      ? [{ brief: one.option.need, likelihood: one.likelihood }]
      : [],
  );
  const told = totalOf(briefs);
  if (briefs[0] && told >= TOLD && told >= first.likelihood) {
    return { kind: 'brief', brief: briefs[0].brief };
  }
  const imaginable = weighed
    .flatMap(({ option, likelihood }) =>
      'need' in option && isPersonal(option.need) && likelihood >= IMAGINABLE ? [option.need] : [],
    )
    .slice(0, MOST_NEEDS);
  const choicesWith = (found: readonly Passage[]): Choice[] =>
    [...imaginable, ...found].slice(0, MOST_OFFERED);
  const likely = passages.filter((one) => one.likelihood >= LEAST_CHOICE);
  const isSame = ({ passage }: Found): boolean => saysTheSame(passage, best.passage);
  const support = totalOf(passages.filter(isSame));
  const foreign = weighed.find((one) => 'isForeign' in one.option);
  const together = totalOf(passages);
  const isOpen = wordsOf(question).length <= FEW_WORDS || best.passage.wordings.length === 0;
  const refused = together < NEAR ? DOUBTFUL : isOpen ? OPEN : FOREIGN;
  if (foreign && foreign.likelihood >= refused) {
    return { kind: 'foreign', choices: choicesWith(together >= OFFERED ? choicesOf(likely) : []) };
  }
  const answers = [{ question, passage: best.passage }];
  if (support >= SURE) return { kind: 'sure', answers };
  if (support < LIKELY) return { kind: 'unsure', choices: choicesWith(choicesOf(passages)) };
  const others = passages.filter((one) => !isSame(one));
  return { kind: 'likely', answers, choices: choicesWith(choicesBeside(best.passage, others)) };
}

/** People come first: who may well need a person, or a human word, is met, though a passage be as likely. */
function humanNeedIn(weighed: readonly Weighed[]): HumanNeed | undefined {
  const needs = weighed.flatMap(({ option, likelihood }) =>
    'need' in option && !isBrief(option.need) ? [{ need: option.need, likelihood }] : [],
  );
  const pressing = needs.filter(({ need }) => need in URGENT_NEEDS);
  if (totalOf(pressing) >= PRESSING) return pressing[0]?.need;
  return needs.find(({ likelihood }) => likelihood >= NEEDED)?.need;
}

/** An answer that is only likely never stands alone: where no other is likely, the nearest in its language stand by it. */
function choicesBeside({ language }: Passage, others: readonly Found[]): Passage[] {
  const likely = choicesOf(others.filter((one) => one.likelihood >= LEAST_CHOICE));
  return likely.length > 0
    ? likely
    : choicesOf(others.filter(({ passage }) => passage.language === language));
}

const totalOf = (found: readonly { likelihood: number }[]): number =>
  found.reduce((sum, { likelihood }) => sum + likelihood, 0);

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
export function choicesOf(found: readonly Pick<Found, 'passage'>[]): Passage[] {
  const chosen: Passage[] = [];
  for (const { passage } of found) {
    if (chosen.length === MOST_CHOICES) break;
    if (!chosen.some((other) => saysTheSame(other, passage))) chosen.push(passage);
  }
  return chosen;
}

import type { Passage } from '../knowledge';
import {
  type Brief,
  BRIEFS,
  COURTESIES,
  type HumanNeed,
  isBrief,
  isPersonal,
  type Need,
  URGENT_NEEDS,
} from '../needs';
import { type Choice, REFUSAL, type Verdict } from '../reply/compose-reply';
import { wordsOf } from '../words/words-of';
import { type Candidate, EVIDENCE } from './evidence';
import type { Weighed } from './weigh';

/** From this likelihood on, an answer stands alone. */
const SURE = 0.93;
/** From this one on, if no refusal is likelier, it is given with what else may be meant; else choices are. */
const LIKELY = 0.15;
/** From this likelihood on the pages are not taken to tell: what only seems to be ours leads astray. */
const FOREIGN = 0.05;
/** What is less likely than this is given with a word of doubt. */
const DOUBTED = 0.5;
/** So many words, or fewer, are few. */
const FEW_WORDS = 4;
/** A need that is less likely than this is none, */
const NEEDED = 0.42;
/** unless those that a person must see to at once, or courtesies, are as likely as this together. */
const PRESSING = 0.6;
/** Of so few words, an emergency has to be as likely as this: "I don't want to call" is none. */
const SHORT = 6;
const SHORT_EMERGENCY = 0.9;
/** From this likelihood on, somebody tells of an undertaking. */
const TOLD = 0.3;
/** Where passages have this much together, the nearest are offered with a refusal. */
const OFFERED = 0.05;
/** A need that is no less likely than this may be picked. */
const IMAGINABLE = 0.03;
const MOST_NEEDS = 3;
/** Passages to choose from, and all that a reply offers. */
const MOST_CHOICES = 3;
const MOST_OFFERED = 4;
/** A choice is in the language of the nearest passage, or else as likely as this. */
const ELSEWHERE = 0.1;
/** What is less likely than this is no choice beside another. */
const LEAST_CHOICE = 0.01;

type Found = Extract<Weighed, { passage: Passage }>;
type Needed = Extract<Weighed, { need: Need }>;

/** What to say to a question, or to whoever tells of a whole undertaking, from how likely each option is. */
export function settle(
  weighed: readonly Weighed[],
  question: string,
): Verdict | { kind: 'brief'; brief: Brief; choices: readonly Choice[] } {
  const passages = weighed.filter((one) => 'passage' in one);
  const [first] = weighed;
  const [best] = passages;
  if (!first || !best) return REFUSAL;
  const readable = passages.filter(
    ({ passage, likelihood }) =>
      passage.language === best.passage.language || likelihood >= ELSEWHERE,
  );
  const isShort = wordsOf(question).length <= SHORT;
  const needs = weighed
    .filter((one) => 'need' in one)
    .filter((one) => !isShort || one.need !== 'emergency' || one.likelihood >= SHORT_EMERGENCY);
  const need = humanNeedIn(needs);
  if (need) return { kind: 'need', need };
  // Somebody who tells of one undertaking may want another as well: what they have in common counts.
  const brief = namesOf(needs).find(isBrief);
  const told = totalOf(needs.filter((one) => isBrief(one.need)));
  const imaginable = namesOf(needs.filter(({ likelihood }) => likelihood >= IMAGINABLE))
    .filter(isPersonal)
    .slice(0, MOST_NEEDS);
  const choicesWith = (found: readonly Found[]): Choice[] =>
    [...imaginable, ...choicesOf(found.map(({ passage }) => passage))].slice(0, MOST_OFFERED);
  if (brief && told >= TOLD && told >= first.likelihood) {
    const isTold = ({ passage }: Found): boolean =>
      BRIEFS[brief].some((topic) => passage.topics.includes(topic));
    const others = readable.filter((one) => isChoice(one) && !isTold(one));
    return { kind: 'brief', brief, choices: told >= SURE ? [] : choicesWith(others) };
  }
  const isSame = ({ passage }: Found): boolean => saysTheSame(passage, best.passage);
  const support = totalOf(passages.filter(isSame));
  const foreign = weighed.find((one) => 'isForeign' in one)?.likelihood ?? 0;
  const ours = totalOf(passages);
  // A few words may mean anything, and a passage that no wording is noted for may be younger than the examples.
  const isOpen = wordsOf(question).length <= FEW_WORDS || best.passage.wordings.length === 0;
  if (foreign >= (isOpen ? ours : FOREIGN)) {
    const near = ours >= OFFERED ? readable.filter(isChoice) : [];
    return { kind: 'foreign', choices: choicesWith(near) };
  }
  const answers = [{ question, passage: best.passage }];
  if (support >= SURE) return { kind: 'sure', answers };
  if (support < Math.max(LIKELY, foreign)) {
    return { kind: 'unsure', choices: choicesWith(readable) };
  }
  const others = readable.filter((one) => !isSame(one));
  // An answer that is only likely never stands alone: where no other is likely, the nearest stand by it.
  const likely = others.filter(isChoice);
  const choices = choicesWith(likely.length > 0 ? likely : others);
  return { kind: 'likely', isDoubted: support < DOUBTED, answers, choices };
}

/** People come first: who may well need a person, or a human word, is met, though a passage be as likely. */
function humanNeedIn(needs: readonly Needed[]): HumanNeed | undefined {
  const pressing = needs.filter(({ need }) => need in URGENT_NEEDS);
  const likely = needs.filter(({ likelihood }) => likelihood >= NEEDED);
  const courteous = needs.filter(({ need }) => COURTESIES.has(need));
  const met = [pressing, courteous].find((some) => totalOf(some) >= PRESSING) ?? likely;
  return namesOf(met).find((need) => !isBrief(need));
}

const namesOf = (needs: readonly Needed[]): Need[] => needs.map(({ need }) => need);

const isChoice = ({ likelihood }: Found): boolean => likelihood >= LEAST_CHOICE;

const totalOf = (found: readonly { likelihood: number }[]): number =>
  found.reduce((sum, { likelihood }) => sum + likelihood, 0);

/** Whether no passage has a word of the question: whatever it seems to mean, it only sounds alike. */
export const isUnheard = (candidates: readonly Candidate[]): boolean =>
  candidates.every(({ evidence }) => (evidence[BEST_HELD] ?? 0) < LEAST);

const BEST_HELD = EVIDENCE.indexOf('bestHeld');
const LEAST = 1e-3;

/** Passages that answer the same, such as one price on several pages. */
export const saysTheSame = (a: Passage, b: Passage): boolean =>
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

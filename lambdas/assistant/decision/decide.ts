import type { Question } from '../assistant';
import type { Learnt, Passage } from '../knowledge';
import { type Brief, BRIEFS } from '../needs';
import { type Answered, answersIn, choicesIn, REFUSAL, type Verdict } from '../reply/compose-reply';
import { bareQuestion } from '../words/bare-question';
import { cleanQuestion } from '../words/clean-question';
import type { PassageWords } from '../words/passage-words';
import { questionsIn, sentencesIn } from '../words/questions-in';
import { gatherer } from './gather';
import { isUnheard, saysTheSame, settle } from './settle';
import { type Weighed, weigh } from './weigh';

/** What a message may be answered with, and how likely each is. */
interface Decider {
  weigh: (question: Question) => readonly Weighed[];
  /** @param isSaid - whether a passage has just been said, and is not to be said again. */
  decide: (question: Question, isSaid: (passage: Passage) => boolean) => Verdict;
}

const MOST_ANSWERS = 2;

/** Reads passages and what was learnt once, and then decides on messages by all of them. */
export function decider(
  passages: readonly Passage[],
  learnt: Learnt,
  words: readonly PassageWords[],
): Decider {
  // The functions below keep this alone: all else that was learnt has been read into tables by then.
  const { decision } = learnt;
  const gather = gatherer(passages, learnt, words);

  const decideOne = (question: Question, isSaid: (passage: Passage) => boolean): Verdict => {
    const candidates = gather(question);
    const weighed = weigh(candidates, decision);
    const settled = settle(weighed, question.text);
    if (settled.kind === 'need' && settled.need !== 'filler') return settled;
    if (isUnheard(candidates)) return REFUSAL;
    if (settled.kind === 'brief') {
      const { brief, choices } = settled;
      const answers = advice(brief, question, passages);
      return choices.length > 0
        ? { kind: 'likely', isDoubted: false, answers, choices }
        : { kind: 'sure', answers };
    }
    const answers = answersIn(settled);
    return answers.some(({ passage }) => isSaid(passage))
      ? { kind: 'said', answers, choices: choicesIn(settled) }
      : settled;
  };

  /**
   * What is not clear is read again as its question alone, which counts if it is clearer, or as clear together
   * with the sentence that it points at.
   */
  const decideTwice: typeof decideOne = (question, isSaid) => {
    const verdict = decideOne(question, isSaid);
    const text = bareQuestion(question.text);
    if (text === question.text || clarityOf(verdict) === CLEAR) return verdict;
    const bare = decideOne({ ...question, text, history: [] }, isSaid);
    const isAsClear = isDoubted(bare) && isDoubted(verdict) && sentencesIn(text).length > 1;
    return isAsClear || clarityOf(bare) > clarityOf(verdict) ? bare : verdict;
  };

  return {
    weigh: (question) => weigh(gather(question), decision),
    /** Each question of a message is read after the one before it: "what does SEO cost and how long does it take". */
    decide(question, isSaid) {
      const whole = decideTwice(question, isSaid);
      const parts = questionsIn(cleanQuestion(question.text));
      if (parts.length < 2 || whole.kind === 'need') return whole;
      const history = [...question.history];
      const verdicts: Verdict[] = [];
      for (const text of parts) {
        const earlier = verdicts.flatMap(answersIn);
        const isKnown = (passage: Passage): boolean =>
          earlier.some((one) => saysTheSame(one.passage, passage)) || isSaid(passage);
        verdicts.push(decideTwice({ ...question, text, history }, isKnown));
        history.push({ role: 'user', content: text });
      }
      const answers = distinct(verdicts.flatMap(answersIn));
      if (answers.length < 2) return whole;
      return verdicts.every(({ kind }) => kind === 'sure')
        ? { kind: 'sure', answers }
        : { kind: 'likely', isDoubted: verdicts.some(isDoubted), answers, choices: [] };
    },
  };
}

const isDoubted = (verdict: Verdict): boolean => verdict.kind === 'likely' && verdict.isDoubted;

const DOUBTED = 1;
const CLEAR = 2;

/** A refusal, or choices alone, is less clear than a doubted answer. */
function clarityOf(verdict: Verdict): number {
  if (verdict.kind === 'foreign' || verdict.kind === 'unsure') return 0;
  return isDoubted(verdict) ? DOUBTED : CLEAR;
}

/** What there is to know of an undertaking, in the visitor's language. */
const advice = (
  brief: Brief,
  { text, language }: Question,
  passages: readonly Passage[],
): Answered[] =>
  BRIEFS[brief].flatMap((topic) => {
    const passage = passages.find((one) => one.language === language && one.topics.includes(topic));
    return passage ? [{ question: text, passage }] : [];
  });

/** Answers to several questions at once, each thing said once. */
const distinct = (answers: readonly Answered[]): Answered[] =>
  answers
    .filter(
      ({ passage }, at) =>
        !answers.slice(0, at).some((earlier) => saysTheSame(earlier.passage, passage)),
    )
    .slice(0, MOST_ANSWERS);

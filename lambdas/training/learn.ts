import { join } from 'node:path';
import * as v from 'valibot';
import { PROJECT } from '../../content/core/project';
import { type Topic, TOPICS } from '../../content/schema/topics';
import type { Subject } from '../assistant/classifier/weights';
import { EVIDENCE, type Option } from '../assistant/decision/evidence';
import { type Gather, gatherer } from '../assistant/decision/gather';
import type { Learnt, Passage } from '../assistant/knowledge';
import { COURTESIES, Need } from '../assistant/needs';
import { type DecisionLesson, learnDecision } from './learn-decision';
import { type Example, type QuestionSet, readExamples } from './read-examples';
import { readPageQuestions, rightPassages, turnsOf } from './read-page-questions';
import { type Lesson, trainClassifier } from './train-classifier';

const PAGE_QUESTIONS = join(PROJECT, 'lambdas/training/examples/pages.jsonl');

/** Those who classify what others learnt from: nothing is decided by what it was learnt by. */
const FOLDS = 3;
/** What a question counts by what it asks for. */
const COUNTS = { page: 6, roughly: 1.5, topic: 1, need: 0.5, foreign: 1 };
/** Every so many examples of topics are decided on: there are far more of them than of pages. */
const TOPICS_PER_DECISION = 1;
/** A passage that is so alike to a question may answer it as well, whatever it is labelled with. */
const ALIKE = 0.6;

/** A question with what is right to say. */
interface Asked extends Lesson {
  language: Example['language'];
  isRight: (option: Option) => boolean;
  counts: number;
}

/**
 * Learns from all examples: what a question is about, and how much each kind of evidence counts.
 *
 * @param leftOut - sets that are kept apart, to measure by.
 */
export function learn(passages: readonly Passage[], leftOut: readonly QuestionSet[] = []): Learnt {
  const asked = [...aboutTopics(leftOut), ...aboutPages(passages)];
  const lessons = [...asked, ...wordings(passages)];
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    // As after an editor has written something: some passages are there that nobody has asked for yet.
    const some = passages.map((passage, at) =>
      at % FOLDS === fold ? { ...passage, wordings: [] } : passage,
    );
    const known = [...asked.filter((_one, at) => at % FOLDS !== fold), ...wordings(some)];
    return gatherer({ passages: some }, trainClassifier(known));
  });
  const decisions = asked.flatMap((one, at) => {
    const gather = folds[at % FOLDS];
    return gather && isDecidedOn(one, at) ? (decisionLesson(one, gather) ?? []) : [];
  });
  return { classifier: trainClassifier(lessons), decision: learnDecision(decisions) };
}

const isDecidedOn = ({ counts, history }: Asked, at: number): boolean =>
  counts !== COUNTS.topic || history.length > 0 || at % TOPICS_PER_DECISION === 0;

function decisionLesson(one: Asked, gather: Gather): DecisionLesson | undefined {
  const all = gather(one);
  const candidates = all.filter(
    ({ option, evidence }) =>
      one.isRight(option) || !('passage' in option) || (evidence[ALIKE_AT] ?? 0) < ALIKE,
  );
  const right = candidates.map(({ option }) => one.isRight(option));
  return right.some(Boolean) ? { candidates, right, weight: one.counts } : undefined;
}

const ALIKE_AT = EVIDENCE.indexOf('alike');

/** The examples whose subjects are known. */
const aboutTopics = (leftOut: readonly QuestionSet[]): Asked[] =>
  readExamples(leftOut).map(({ text, language, history, subjects, topics }) => ({
    text,
    language,
    history,
    subjects: subjects.includes('page') ? [...TOPICS, 'page'] : subjects,
    isRight: (option) =>
      'passage' in option
        ? option.passage.topics.some((topic) => topics.includes(topic))
        : 'need' in option
          ? subjects.includes(option.need)
          : subjects.includes('out'),
    counts: subjects.includes('out')
      ? COUNTS.foreign
      : subjects.some((subject) => v.is(Need, subject))
        ? COUNTS.need
        : COUNTS.topic,
  }));

/** The questions whose passages are known. */
function aboutPages(passages: readonly Passage[]): Asked[] {
  const rightOf = rightPassages(passages);
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  return readPageQuestions(PAGE_QUESTIONS).flatMap((question) => {
    if (question.expect === 'people:job') return [];
    const right = rightOf(question);
    const { expect, text, page: language } = question;
    const need = expect.replace('people:', '');
    const subjects: Subject[] =
      expect === 'refuse'
        ? ['out']
        : expect === 'courtesy'
          ? [...COURTESIES]
          : v.is(Need, need)
            ? [need]
            : subjectsOf([...right].flatMap((id) => byId.get(id) ?? []));
    const isRight = (option: Option): boolean =>
      'passage' in option
        ? right.has(option.passage.id)
        : 'need' in option
          ? subjects.includes(option.need)
          : expect === 'refuse';
    const page = question.roughly ? COUNTS.roughly : COUNTS.page;
    const counts = expect === 'answer' ? page : COUNTS.foreign;
    return [{ text, language, history: turnsOf(question), subjects, isRight, counts }];
  });
}

/** How visitors ask for passages teaches the classifier alone: the search knows it by heart. */
const wordings = (passages: readonly Passage[]): Lesson[] =>
  passages.flatMap((passage) =>
    (passage.wordings ?? []).map((text) => ({
      text,
      history: [],
      subjects: subjectsOf([passage]),
    })),
  );

function subjectsOf(passages: readonly Passage[]): Subject[] {
  const topics = passages.flatMap((passage) => passage.topics);
  return topics.length > 0 ? [...new Set<Topic>(topics)] : ['page'];
}

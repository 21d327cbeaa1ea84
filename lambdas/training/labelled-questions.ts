import { join } from 'node:path';
import * as v from 'valibot';
import { PROJECT } from '../../content/core/project';
import { type Topic, TOPICS } from '../../content/schema/topics';
import type { Subject } from '../assistant/classifier/weights';
import type { Passage } from '../assistant/knowledge';
import { COURTESIES, Need } from '../assistant/needs';
import { type Example, readExamples } from './read-examples';
import type { Paraphrases } from './read-paraphrases';
import { readPageQuestions, rightPassages, turnsOf } from './read-page-questions';
import type { Lesson } from './train-classifier';

export const PAGE_QUESTIONS = join(PROJECT, 'lambdas/training/examples/pages.jsonl');

/**
 * What a question counts: one whose every right passage is known, one of what is written later, one that no
 * passage answers, and any other.
 */
const COUNTS = { page: 3, taught: 2, beyond: 1, other: 0.6 };

/** A question with what is right to say. */
export interface LabelledQuestion extends Lesson {
  language: Example['language'];
  passages: ReadonlySet<string>;
  needs: readonly Need[];
  isForeign: boolean;
  counts: number;
}

/** Whether everything that is right to say is known, whatever was said before. */
export const isKnownWhole = ({ history, counts }: LabelledQuestion): boolean =>
  history.length === 0 && counts > COUNTS.other;

/** All questions of the examples. */
export const labelledQuestions = (passages: readonly Passage[]): LabelledQuestion[] => [
  ...aboutTopics(passages),
  ...aboutPages(passages),
];

/** The examples whose subjects are known. */
function aboutTopics(passages: readonly Passage[]): LabelledQuestion[] {
  return readExamples().map(({ text, language, history, subjects, topics }) => {
    const needs = subjects.filter((subject) => v.is(Need, subject));
    const isForeign = subjects.includes('out');
    return {
      text,
      language,
      history,
      passages: idsOf(
        passages.filter(
          (passage) =>
            passage.language === language &&
            (subjects.includes('page') || passage.topics.some((topic) => topics.includes(topic))),
        ),
      ),
      needs,
      isForeign,
      subjects: subjects.includes('page') ? [...TOPICS, 'page'] : subjects,
      counts: needs.length > 0 || isForeign ? COUNTS.beyond : COUNTS.other,
    };
  });
}

/** The questions whose passages are known. */
function aboutPages(passages: readonly Passage[]): LabelledQuestion[] {
  const rightOf = rightPassages(passages);
  const jobs = idsOf(passages.filter(({ topics }) => topics.includes('jobs')));
  return readPageQuestions(PAGE_QUESTIONS).map((question) => {
    const { expect, text, page: language, roughly } = question;
    const need = expect.replace('people:', '');
    const needs = expect === 'courtesy' ? [...COURTESIES] : v.is(Need, need) ? [need] : [];
    // Who looks for work needs no person first: a passage tells.
    const isJob = expect === 'people:job';
    const isAnswered = isJob || expect === 'answer';
    const right = isJob ? jobs : isAnswered ? rightOf(question) : new Set<string>();
    const isForeign = expect === 'refuse';
    return {
      text,
      language,
      history: turnsOf(question),
      passages: right,
      needs,
      isForeign,
      subjects: isForeign
        ? ['out']
        : needs.length > 0
          ? needs
          : subjectsOf(passages.filter(({ id }) => right.has(id))),
      counts: !isAnswered ? COUNTS.beyond : roughly ? COUNTS.other : COUNTS.page,
    };
  });
}

/**
 * What editors might write later: the first question of each group that has an answer, as a passage, and the
 * others as visitors ask it.
 */
export function writtenLater(groups: readonly Paraphrases[]): {
  passages: Passage[];
  asked: LabelledQuestion[];
} {
  const answered = groups.flatMap(({ answer, ...group }, at) =>
    answer === undefined ? [] : [{ ...group, answer, id: `taught-${at}` }],
  );
  const passages = answered.map(({ id, language, questions: [heading = ''], answer }) => ({
    id,
    language,
    path: '/',
    title: '',
    page: '',
    heading,
    text: answer,
    topics: [],
    wordings: [],
  }));
  const asked = answered.flatMap(({ id, language, questions }) =>
    questions.slice(1).map((text) => ({
      text,
      language,
      history: [],
      passages: new Set([id]),
      needs: [],
      isForeign: false,
      subjects: [],
      counts: COUNTS.taught,
    })),
  );
  return { passages, asked };
}

const idsOf = (passages: readonly Passage[]): Set<string> => new Set(passages.map(({ id }) => id));

/** What a question that these passages answer is about. */
export function subjectsOf(passages: readonly Passage[]): Subject[] {
  const topics = passages.flatMap((passage) => passage.topics);
  return topics.length > 0 ? [...new Set<Topic>(topics)] : ['page'];
}

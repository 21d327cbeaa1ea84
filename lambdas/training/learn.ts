import { join } from 'node:path';
import * as v from 'valibot';
import { perLanguage } from '../../content/core/language';
import { PROJECT } from '../../content/core/project';
import { type Topic, TOPICS } from '../../content/schema/topics';
import type { Subject } from '../assistant/classifier/weights';
import { EVIDENCE, type Option } from '../assistant/decision/evidence';
import { follows } from '../assistant/decision/follows';
import { type Gather, gatherer } from '../assistant/decision/gather';
import type { Learnt, Passage } from '../assistant/knowledge';
import { COURTESIES, Need } from '../assistant/needs';
import { cleanQuestion } from '../assistant/words/clean-question';
import { type DecisionLesson, learnDecision } from './learn-decision';
import { type Example, readExamples } from './read-examples';
import { type Paraphrases, readParaphrases } from './read-paraphrases';
import { readPageQuestions, rightPassages, turnsOf } from './read-page-questions';
import { type Lesson, trainClassifier } from './train-classifier';
import { type Meant, trainEncoder } from './train-encoder';

export const PAGE_QUESTIONS = join(PROJECT, 'lambdas/training/examples/pages.jsonl');

/** Nothing is decided by what it was learnt by: each of so many parts is decided on by the others. */
const FOLDS = 2;
/** Of every so many passages nobody has asked for yet, as after an editor has written something. */
const UNNOTED = 4;
/** Of every so many groups of paraphrases one is asked for as if an editor had written it. */
const TAUGHT = 3;
/**
 * What a question counts: one whose every right passage is known, one of what is written later, one that no
 * passage answers, and any other.
 */
const COUNTS = { page: 3, taught: 2, beyond: 1, other: 0.6 };
/** A passage that is so alike to a question may answer it as well, whatever it is labelled with. */
const ALIKE = 0.6;
/** Texts are learnt from in pieces of about a question's length. */
const PIECE = 12;

/** A question with what is right to say. */
interface Asked extends Lesson {
  language: Example['language'];
  passages: ReadonlySet<string>;
  needs: readonly Need[];
  isForeign: boolean;
  counts: number;
}

/**
 * Learns from all examples: what questions are about, where they and passages meet, and how much each kind
 * of evidence counts.
 */
export function learn(passages: readonly Passage[]): Learnt {
  const asked = [...aboutTopics(passages), ...aboutPages(passages)];
  const paraphrases = readParaphrases();
  const decisions = Array.from({ length: FOLDS }, (_, fold) => {
    const some = passages.map((passage, at) =>
      at % UNNOTED === fold ? { ...passage, wordings: [] } : passage,
    );
    const [, known] = parted(asked, (at) => at % FOLDS === fold);
    const [own, others] = parted(paraphrases, (at) => at % FOLDS === fold);
    const learnt = {
      classifier: trainClassifier([...known, ...wordings(some)]),
      encoder: trainEncoder(some, meantBy(known, some), wordsOnly(others)),
    };
    const unheard = taught(
      own.filter((_, at) => at % TAUGHT === 0),
      passages,
    );
    const lessons = (
      questions: readonly Asked[],
      answers: readonly Passage[],
    ): DecisionLesson[] => {
      const gather = gatherer({ passages: answers, ...learnt });
      return questions.flatMap((one) => decisionLesson(one, gather) ?? []);
    };
    return [
      ...lessons(parted(asked, (at) => at % FOLDS === fold)[0], some),
      ...lessons(unheard.asked, [...some, ...unheard.passages]),
    ];
  });
  return {
    classifier: trainClassifier([...asked, ...wordings(passages)]),
    encoder: trainEncoder(passages, meantBy(asked, passages), wordsOnly(paraphrases)),
    decision: learnDecision(decisions.flat()),
  };
}

const meantBy = (asked: readonly Asked[], passages: readonly Passage[]): Meant[] => [
  ...asked.flatMap(({ text, history, passages: right, needs, isForeign, counts }) => {
    const clean = cleanQuestion(text);
    const earlier = history.findLast(({ role }) => role === 'user');
    const meant = { text: clean, passages: [...right], needs, isForeign };
    const after = earlier && { ...meant, before: cleanQuestion(earlier.content) };
    const read = [...(after ? [after] : []), ...(after && follows(clean) ? [] : [meant])];
    return Array.from({ length: Math.ceil(counts) }, () => read).flat();
  }),
  ...passages.flatMap((passage) => {
    const { heading, text, wordings } = passage;
    const same = passages.filter(
      (other) =>
        other === passage ||
        (other.language === passage.language &&
          other.topics.some((topic) => passage.topics.includes(topic))),
    );
    return [heading, ...wordings, ...piecesOf(text)].map((piece) => ({
      text: piece,
      passages: same.map(({ id }) => id),
      needs: [],
      isForeign: false,
    }));
  }),
];

const wordsOnly = (groups: readonly Paraphrases[]): (readonly string[])[] =>
  groups.map(({ questions }) => questions);

/** Those at the places that are wanted, and the others. */
const parted = <T>(list: readonly T[], isWanted: (at: number) => boolean): [T[], T[]] => [
  list.filter((_, at) => isWanted(at)),
  list.filter((_, at) => !isWanted(at)),
];

/**
 * Each group's first question as an editor might write it into a page, and the others as visitors ask it.
 *
 * @param texts - where the words below every other question are from, for its own answer is not noted.
 */
function taught(
  groups: readonly Paraphrases[],
  texts: readonly Passage[],
): { passages: Passage[]; asked: Asked[] } {
  const textsIn = perLanguage((language) => texts.filter((one) => one.language === language));
  const passages = groups.map(({ language, questions: [heading = ''] }, at) => ({
    id: `taught-${at}`,
    language,
    path: '/',
    title: '',
    heading,
    text: at % 2 === 0 ? '' : beginningOf(textsIn[language][at % textsIn[language].length]),
    topics: [],
    wordings: [],
  }));
  const asked = groups.flatMap(({ language, questions }, at) =>
    questions.slice(1).map((text) => ({
      text,
      language,
      history: [],
      passages: new Set([`taught-${at}`]),
      needs: [],
      isForeign: false,
      subjects: [],
      counts: COUNTS.taught,
    })),
  );
  return { passages, asked };
}

/** As much of a text as an answer has. */
const beginningOf = (passage?: Passage): string =>
  piecesOf(passage?.text ?? '')
    .slice(0, 2)
    .join(' ');

function piecesOf(text: string): string[] {
  const words = text.split(/\s+/);
  return Array.from({ length: Math.ceil(words.length / PIECE) }, (_, at) =>
    words.slice(at * PIECE, (at + 1) * PIECE).join(' '),
  );
}

function decisionLesson(one: Asked, gather: Gather): DecisionLesson | undefined {
  const isRight = (option: Option): boolean =>
    'passage' in option
      ? one.passages.has(option.passage.id)
      : 'need' in option
        ? one.needs.includes(option.need)
        : one.isForeign;
  const candidates = gather(one).filter(
    ({ option, evidence }) =>
      isRight(option) || !('passage' in option) || (evidence[ALIKE_AT] ?? 0) < ALIKE,
  );
  const right = candidates.map(({ option }) => isRight(option));
  return right.some(Boolean) ? { candidates, right, weight: one.counts } : undefined;
}

const ALIKE_AT = EVIDENCE.indexOf('alike');

/** The examples whose subjects are known. */
function aboutTopics(passages: readonly Passage[]): Asked[] {
  return readExamples().map(({ text, language, history, subjects, topics }) => {
    const needs = subjects.filter((subject) => v.is(Need, subject));
    const isForeign = subjects.includes('out');
    return {
      text,
      language,
      history,
      passages: new Set(
        passages
          .filter(
            (passage) =>
              passage.language === language &&
              (subjects.includes('page') || passage.topics.some((topic) => topics.includes(topic))),
          )
          .map(({ id }) => id),
      ),
      needs,
      isForeign,
      subjects: subjects.includes('page') ? [...TOPICS, 'page'] : subjects,
      counts: needs.length > 0 || isForeign ? COUNTS.beyond : COUNTS.other,
    };
  });
}

/** The questions whose passages are known. */
function aboutPages(passages: readonly Passage[]): Asked[] {
  const rightOf = rightPassages(passages);
  return readPageQuestions(PAGE_QUESTIONS).flatMap((question) => {
    const { expect, text, page: language, roughly } = question;
    if (expect === 'people:job') return [];
    const need = expect.replace('people:', '');
    const needs = expect === 'courtesy' ? [...COURTESIES] : v.is(Need, need) ? [need] : [];
    const right = expect === 'answer' ? rightOf(question) : new Set<string>();
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
      counts: expect !== 'answer' ? COUNTS.beyond : roughly ? COUNTS.other : COUNTS.page,
    };
  });
}

/** How visitors ask for passages teaches the classifier alone: the search knows it by heart. */
const wordings = (passages: readonly Passage[]): Lesson[] =>
  passages.flatMap((passage) =>
    passage.wordings.map((text) => ({
      text,
      history: [],
      subjects: subjectsOf([passage]),
    })),
  );

function subjectsOf(passages: readonly Passage[]): Subject[] {
  const topics = passages.flatMap((passage) => passage.topics);
  return topics.length > 0 ? [...new Set<Topic>(topics)] : ['page'];
}

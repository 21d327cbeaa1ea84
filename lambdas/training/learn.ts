import { EVIDENCE, type Option } from '../assistant/decision/evidence';
import { follows } from '../assistant/decision/follows';
import { type Gather, gatherer } from '../assistant/decision/gather';
import type { Learnt, Passage } from '../assistant/knowledge';
import { cleanQuestion } from '../assistant/words/clean-question';
import {
  type LabelledQuestion,
  labelledQuestions,
  subjectsOf,
  writtenLater,
} from './labelled-questions';
import { type DecisionLesson, learnDecision } from './learn-decision';
import { type Paraphrases, readParaphrases } from './read-paraphrases';
import { type Lesson, trainClassifier } from './train-classifier';
import { type Meant, trainEncoder } from './train-encoder';

/** Nothing is decided by what it was learnt by: each of so many parts is decided on by the others. */
const FOLDS = 2;
/** Of every so many passages nobody has asked for yet, as after an editor has written something. */
const UNNOTED = 4;
/** A passage that is so alike to a question may answer it as well, whatever it is labelled with. */
const ALIKE = 0.6;
/** Texts are learnt from in pieces of about a question's length. */
const PIECE = 12;

/**
 * Learns from all examples: what questions are about, where they and passages meet, and how much each kind
 * of evidence counts.
 */
export function learn(passages: readonly Passage[]): Learnt {
  const asked = labelledQuestions(passages);
  const paraphrases = readParaphrases();
  const decisions = Array.from({ length: FOLDS }, (_, fold) => {
    const some = passages.map((passage, at) =>
      at % UNNOTED === fold ? { ...passage, wordings: [] } : passage,
    );
    const [, known] = parted(asked, (at) => at % FOLDS === fold);
    const [own, others] = parted(paraphrases, (at) => at % FOLDS === fold);
    const learnt = {
      classifier: trainClassifier([...known, ...wordings(some)]),
      encoder: trainEncoder(some, meantBy(known, some), wordsOf(others)),
    };
    const later = writtenLater(own);
    const lessons = (
      questions: readonly LabelledQuestion[],
      answers: readonly Passage[],
    ): DecisionLesson[] => {
      const gather = gatherer({ passages: answers, ...learnt });
      return questions.flatMap((one) => decisionLesson(one, gather) ?? []);
    };
    return [
      ...lessons(parted(asked, (at) => at % FOLDS === fold)[0], some),
      ...lessons(later.asked, [...some, ...later.passages]),
    ];
  });
  return {
    classifier: trainClassifier([...asked, ...wordings(passages)]),
    encoder: trainEncoder(passages, meantBy(asked, passages), wordsOf(paraphrases)),
    decision: learnDecision(decisions.flat()),
  };
}

const meantBy = (asked: readonly LabelledQuestion[], passages: readonly Passage[]): Meant[] => [
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

/** An answer says in other words what is asked, so it teaches which words belong together. */
const wordsOf = (groups: readonly Paraphrases[]): (readonly string[])[] =>
  groups.map(({ questions, answer }) => [...questions, ...(answer === undefined ? [] : [answer])]);

/** Those at the places that are wanted, and the others. */
const parted = <T>(list: readonly T[], isWanted: (at: number) => boolean): [T[], T[]] => [
  list.filter((_, at) => isWanted(at)),
  list.filter((_, at) => !isWanted(at)),
];

function piecesOf(text: string): string[] {
  const words = text.split(/\s+/);
  return Array.from({ length: Math.ceil(words.length / PIECE) }, (_, at) =>
    words.slice(at * PIECE, (at + 1) * PIECE).join(' '),
  );
}

function decisionLesson(one: LabelledQuestion, gather: Gather): DecisionLesson | undefined {
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

/** How visitors ask for passages teaches the classifier alone: the search knows it by heart. */
const wordings = (passages: readonly Passage[]): Lesson[] =>
  passages.flatMap((passage) =>
    passage.wordings.map((text) => ({
      text,
      history: [],
      subjects: subjectsOf([passage]),
    })),
  );

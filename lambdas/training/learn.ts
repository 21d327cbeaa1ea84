import type { Option } from '../assistant/decision/evidence';
import { type Gather, gatherer } from '../assistant/decision/gather';
import type { Learnt, Passage } from '../assistant/knowledge';
import { type LabelledQuestion, labelledQuestions, writtenLater } from './labelled-questions';
import { type DecisionLesson, learnDecision } from './learn-decision';
import type { LearntMeanings, MeaningLessons } from './learn-meanings';
import { readParaphrases } from './read-paraphrases';
import { withBeginnings } from './with-beginnings';

/**
 * Nothing is decided by what it was learnt by: each of so many parts is decided on by the others. As large a
 * part of the passages nobody has asked for yet, as after an editor has written something.
 */
const FOLDS = 4;

/**
 * Learns from all examples: what questions are about, where they and passages meet, and how much each kind
 * of evidence counts. The same examples give the same weights.
 *
 * @param learnMeanings - the function of `learn-meanings.ts`, which takes most of the time, in a thread.
 */
export async function learn(
  passages: readonly Passage[],
  learnMeanings: (lessons: MeaningLessons) => Promise<LearntMeanings>,
): Promise<Learnt> {
  const asked = labelledQuestions(passages);
  const paraphrases = readParaphrases();
  const lessonsOf = async (fold: number): Promise<DecisionLesson[]> => {
    const isOwn = (at: number): boolean => at % FOLDS === fold;
    const some = passages.map((passage, at) =>
      isOwn(at) ? { ...passage, wordings: [] } : passage,
    );
    const [unknown, known] = parted(asked, isOwn);
    const [own, others] = parted(paraphrases, isOwn);
    const learnt = await learnMeanings({ passages: some, asked: known, paraphrases: others });
    const later = writtenLater(own);
    return [
      ...decisionLessons(withBeginnings(unknown), some, learnt),
      ...decisionLessons(later.asked, [...some, ...later.passages], learnt),
    ];
  };
  const [lessons, learnt] = await Promise.all([
    Promise.all(Array.from({ length: FOLDS }, (_, fold) => lessonsOf(fold))),
    learnMeanings({ passages, asked, paraphrases }),
  ]);
  return { ...learnt, decision: learnDecision(lessons.flat()) };
}

function decisionLessons(
  questions: readonly LabelledQuestion[],
  passages: readonly Passage[],
  learnt: LearntMeanings,
): DecisionLesson[] {
  const gather = gatherer(passages, learnt);
  return questions.flatMap((one) => decisionLesson(one, gather) ?? []);
}

/** Those at the places that are wanted, and the others. */
const parted = <T>(list: readonly T[], isWanted: (at: number) => boolean): [T[], T[]] => [
  list.filter((_, at) => isWanted(at)),
  list.filter((_, at) => !isWanted(at)),
];

function decisionLesson(one: LabelledQuestion, gather: Gather): DecisionLesson | undefined {
  const isRight = (option: Option): boolean =>
    'passage' in option
      ? one.passages.has(option.passage.id)
      : 'need' in option
        ? one.needs.includes(option.need)
        : one.isForeign;
  const candidates = gather(one);
  const right = candidates.map(({ option }) => isRight(option));
  return right.some(Boolean) ? { candidates, right, weight: one.counts } : undefined;
}

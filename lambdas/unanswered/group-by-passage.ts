import type { Passage } from '../assistant/knowledge';
import type { AskedQuestion } from './group-questions';

/** Questions that ask for nearly the same, and the passage that comes nearest to it. */
interface QuestionGroup {
  /** Where an answer belongs; undefined where nothing on the pages is near. */
  nearest: Passage | undefined;
  times: number;
  questions: readonly AskedQuestion[];
}

/**
 * Questions with the same nearest passage together, the most asked first.
 *
 * @param nearestTo - the passage that a question is likeliest to be about.
 */
export function groupByPassage(
  questions: readonly AskedQuestion[],
  nearestTo: (question: AskedQuestion) => Passage | undefined,
): QuestionGroup[] {
  const groups = new Map<string, QuestionGroup>();
  for (const question of questions) {
    const nearest = nearestTo(question);
    const { times = 0, questions: known = [] } = groups.get(nearest?.id ?? '') ?? {};
    groups.set(nearest?.id ?? '', {
      nearest,
      times: times + question.times,
      questions: [...known, question],
    });
  }
  return [...groups.values()].sort((a, b) => b.times - a.times);
}

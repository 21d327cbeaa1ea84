import { LANGUAGE_CODES } from '../../../content/core/language';
import type { Passage } from '../knowledge';
import type { Heard } from './evidence';

/** How many the words find, in the question's language and in the other. */
const FOUND = 24;
const FOUND_ELSEWHERE = 8;
/** How many topics the classifier is asked for, and how many passages the encoder. */
const LIKELIEST = 5;
const MEANT = 16;

/** Passages that may answer a question: by its words, by what it is about and by what it means. */
export function findPassages(
  { language, fits, likelihoods, meanings, earlier }: Heard,
  passages: readonly Passage[],
): Passage[] {
  const best = LANGUAGE_CODES.flatMap((code) =>
    fits[code].best(code === language ? FOUND : FOUND_ELSEWHERE),
  );
  const byWords = best.flatMap((id) => passages.find((passage) => passage.id === id) ?? []);
  const byTopic = [...likelihoods]
    .sort(([, a], [, b]) => b - a)
    .slice(0, LIKELIEST)
    .flatMap(([subject]) =>
      passages.filter(
        (passage) =>
          passage.language === language && passage.topics.some((topic) => topic === subject),
      ),
    );
  const byMeaning = [...meanings.likeliest(MEANT), ...(earlier?.meanings.likeliest(MEANT) ?? [])];
  return [...new Set([...byWords, ...byTopic, ...byMeaning])];
}

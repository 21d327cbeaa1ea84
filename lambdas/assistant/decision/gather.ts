import { LANGUAGE_CODES, type Language, perLanguage } from '../../../content/core/language';
import type { Question, Turn } from '../assistant';
import { createClassifier } from '../classifier/create-classifier';
import { createEncoder } from '../encoder/encoder';
import type { Learnt, Passage } from '../knowledge';
import { type SearchPassages, searchPassages } from '../search/search-passages';
import { cleanQuestion } from '../words/clean-question';
import { spellingOf } from '../words/correct-spelling';
import { isSubjectless } from '../words/is-subjectless';
import { languageOf } from '../words/language-of';
import { type PassageWords, wordsOfPassage } from '../words/passage-words';
import { type Candidate, type Earlier, gatherEvidence } from './evidence';
import { findPassages } from './find-passages';
import { follows } from './follows';

/** Gathers what a question may be answered with. */
export type Gather = (question: Question) => Candidate[];

/**
 * Reads the knowledge once; then every question is looked at from all sides.
 *
 * @param words - the passages'; they are let go of once they are indexed.
 */
export function gatherer(
  passages: readonly Passage[],
  { classifier, encoder }: Omit<Learnt, 'decision'>,
  words: readonly PassageWords[] = passages.map(wordsOfPassage),
): Gather {
  const classify = createClassifier(classifier);
  const understand = createEncoder(encoder, passages);
  const searches = indexed(words);
  const vocabularies = perLanguage((language) => searches[language].vocabulary);
  const correct = spellingOf(
    words.flatMap(({ title, heading, text, wordings }) => [title, heading, text, ...wordings]),
    (word) => LANGUAGE_CODES.some((code) => vocabularies[code].knows(word)),
  );
  const earlierOf = (clean: string, history: readonly Turn[]): Earlier | undefined => {
    const said = history.flatMap(({ role, content }) =>
      role === 'user' ? cleanQuestion(content) : [],
    );
    const before = said.findLast((message) => !isSubjectless(message)) ?? said.at(-1);
    if (before === undefined) return undefined;
    return {
      meanings: understand(clean, before),
      alone: understand(before),
      follows: follows(clean),
    };
  };
  return ({ text, language, history }) => {
    const clean = correct(cleanQuestion(text));
    const heard = {
      text: clean,
      language: languageOf(clean, vocabularies, language),
      fits: perLanguage((code) => searches[code].search(clean)),
      likelihoods: classify(clean, history),
      meanings: understand(clean),
      earlier: earlierOf(clean, history),
    };
    return gatherEvidence(heard, findPassages(heard, passages));
  };
}

// A function of its own: closures that live on would keep the words that any of their scope was given.
const indexed = (words: readonly PassageWords[]): Record<Language, SearchPassages> =>
  perLanguage((language) =>
    searchPassages(
      words.filter((passage) => passage.language === language),
      language,
    ),
  );

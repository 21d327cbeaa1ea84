import { type Language, LANGUAGE_CODES, perLanguage } from '../../../content/core/language';
import type { Topic } from '../../../content/schema/topics';
import type { Question } from '../assistant';
import { createClassifier } from '../classifier/create-classifier';
import { createEncoder } from '../encoder/encoder';
import type { Learnt, Passage } from '../knowledge';
import { searchPassages } from '../search/search-passages';
import { cleanQuestion } from '../words/clean-question';
import { spellingOf } from '../words/correct-spelling';
import { languageOf } from '../words/language-of';
import { type Candidate, gatherEvidence } from './evidence';

/** Gathers what a question may be answered with. */
export type Gather = (question: Pick<Question, 'text' | 'language' | 'history'>) => Candidate[];

/** Reads the knowledge once; then every question is looked at from all sides. */
export function gatherer({
  passages,
  classifier,
  encoder,
}: Omit<Learnt, 'decision'> & { passages: readonly Passage[] }): Gather {
  const classify = createClassifier(classifier);
  const understand = createEncoder(encoder, passages);
  const own = perLanguage((language) => passages.filter((one) => one.language === language));
  const searches = perLanguage((language) => searchPassages(own[language], language));
  const vocabularies = perLanguage((language) => searches[language].vocabulary);
  const onTopic = byTopic(passages);
  const correct = spellingOf(
    passages.flatMap(({ title, heading, text, wordings }) => [title, heading, text, ...wordings]),
    (word) => LANGUAGE_CODES.some((code) => vocabularies[code].knows(word)),
  );
  return ({ text, language, history }) => {
    const clean = correct(cleanQuestion(text));
    const asked = {
      text: clean,
      language: languageOf(clean, vocabularies, language),
      earlier: history.flatMap((turn) =>
        turn.role === 'user' ? [cleanQuestion(turn.content)] : [],
      ),
    };
    return gatherEvidence(asked, classify(clean, history), understand, searches, onTopic);
  };
}

function byTopic(
  passages: readonly Passage[],
): (topic: Topic, language: Language) => readonly Passage[] {
  const known = new Map<string, Passage[]>();
  for (const passage of passages) {
    for (const topic of passage.topics) {
      const key = `${passage.language} ${topic}`;
      known.set(key, [...(known.get(key) ?? []), passage]);
    }
  }
  return (topic, language) => known.get(`${language} ${topic}`) ?? [];
}

import { follows } from '../assistant/decision/follows';
import type { Learnt, Passage } from '../assistant/knowledge';
import { cleanQuestion } from '../assistant/words/clean-question';
import { type LabelledQuestion, subjectsOf } from './labelled-questions';
import type { Paraphrases } from './read-paraphrases';
import { type Lesson, trainClassifier } from './train-classifier';
import { rememberAsked } from './remember-asked';
import { type Meant, trainEncoder } from './train-encoder';

/** Texts are learnt from in pieces of about a question's length. */
const PIECE = 12;

export interface MeaningLessons {
  passages: readonly Passage[];
  asked: readonly LabelledQuestion[];
  paraphrases: readonly Paraphrases[];
}

export type LearntMeanings = Omit<Learnt, 'decision'>;

/** Learns what questions are about, and where they and passages meet: the task of a thread. */
export default function learnMeanings({
  passages,
  asked,
  paraphrases,
}: MeaningLessons): LearntMeanings {
  const encoder = trainEncoder(passages, meantBy(asked, passages), wordsOf(paraphrases));
  return {
    classifier: trainClassifier([...asked, ...wordings(passages)]),
    encoder: { ...encoder, ...rememberAsked(encoder, asked) },
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

function piecesOf(text: string): string[] {
  const words = text.split(/\s+/);
  return Array.from({ length: Math.ceil(words.length / PIECE) }, (_, at) =>
    words.slice(at * PIECE, (at + 1) * PIECE).join(' '),
  );
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

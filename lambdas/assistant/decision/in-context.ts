import type { Question } from '../assistant';
import { cleanQuestion } from '../words/clean-question';
import { questionsIn, sentencesIn } from '../words/questions-in';
import { wordsOf } from '../words/words-of';
import { follows } from './follows';
import type { WeighWord } from './gather';

/** A word that weighs less is in so many texts that it tells no subject. */
const TELLING = 1.8;

/**
 * A question that names no subject ("how long does it take?") as one question with what was asked before,
 * whose subject it has; nothing for any other.
 */
export function inContext(question: Question, weighWord: WeighWord): Question | undefined {
  const { text, language, history } = question;
  const clean = cleanQuestion(text);
  const [last, earlier] = history
    .flatMap(({ role, content }) => (role === 'user' ? content : []))
    .reverse();
  const isBare = wordsOf(clean).every((word) => weighWord(word, language) < TELLING);
  if (last === undefined || !isBare || !follows(clean)) return undefined;
  const isHalf = earlier !== undefined && follows(cleanQuestion(last));
  const before = [...(isHalf ? [earlier] : []), last].map(subjectOf).join(' ');
  return { ...question, text: `${before}? ${text}`, history: [] };
}

/** What a message tells, where it tells something before it asks: of "We need a shop. What does it cost?" the shop. */
function subjectOf(text: string): string {
  const clean = cleanQuestion(text);
  const asked = new Set(questionsIn(clean));
  const told = sentencesIn(clean).filter((sentence) => !asked.has(sentence));
  return told.join(' ') || clean;
}

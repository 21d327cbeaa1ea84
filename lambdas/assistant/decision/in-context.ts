import type { Question } from '../assistant';
import { cleanQuestion } from '../words/clean-question';
import { isSubjectless } from '../words/is-subjectless';
import { questionsIn, sentencesIn } from '../words/questions-in';
import { follows } from './follows';

/** Another way to read a message, and how much that counts beside the message as it stands, of 1. */
export interface Reading {
  question: Question;
  share: number;
}

/**
 * A question that names no subject ("how long does it take?") as one with what was asked before, whose subject it
 * has. One that does name it, without what is told before it, whose rare words lead astray: "We are a funeral home
 * in Borås. What does SEO cost?"
 */
export function otherReading(question: Question): Reading | undefined {
  const { text, history } = question;
  const clean = cleanQuestion(text);
  const asked = questionBehind(clean);
  if (asked !== clean) return { question: { ...question, text: asked }, share: 0.25 };
  const [last, earlier] = history
    .flatMap(({ role, content }) => (role === 'user' ? content : []))
    .reverse();
  if (last === undefined || !isSubjectless(clean)) return undefined;
  const isHalf = earlier !== undefined && follows(cleanQuestion(last));
  const before = [...(isHalf ? [earlier] : []), last].map(subjectOf).join(' ');
  return { question: { ...question, text: `${before}? ${text}`, history: [] }, share: 0.6 };
}

/** Words that point at what was told before. */
const POINTS = /\b(?:it|that|this|them|those|den|dem|dom|detta|sån|sådan)\b/i;

/** The only question of a message, where that names its subject; else all of it. */
export function questionBehind(clean: string): string {
  const [asked, ...others] = questionsIn(clean);
  return asked === undefined || others.length > 0 || isSubjectless(asked) || POINTS.test(asked)
    ? clean
    : asked;
}

/** What a message tells, where it tells something before it asks: of "We need a shop. What does it cost?" the shop. */
function subjectOf(text: string): string {
  const clean = cleanQuestion(text);
  const asked = new Set(questionsIn(clean));
  const told = sentencesIn(clean).filter((sentence) => !asked.has(sentence));
  return told.join(' ') || clean;
}

import { cleanQuestion } from './clean-question';
import { isSubjectless } from './is-subjectless';
import { questionsIn, sentencesIn } from './questions-in';

/** Words that point at what was told before. */
const POINTS = /\b(?:it|that|this|them|those|den|dem|dom|detta|sån|sådan)\b/i;

/** For whom something is to be, at the end of a question: "for a bee farm in Borås", "åt vår kennel"; not what is paid for. */
const WHOM =
  /(?<!(?:tar|ta|charge)\s\p{L}+)\s(?:för|åt|till|hos|for)\s(?:en|ett|min|mitt|mina|vår|vårt|våra|a|an|my|our)(?:\s\p{L}+){1,3}(?=[\s?!.]*$)/iu;

/**
 * The question of a message alone, where it is the only one: without what is told before it, but for the
 * sentence that it points at, and without whom it is for. Neither changes the answer often, and rare words
 * lead astray: "We are a funeral home in Borås. What does SEO cost?"
 */
export const bareQuestion = (text: string): string => withoutStory(text).replace(WHOM, '');

function withoutStory(text: string): string {
  const clean = cleanQuestion(text);
  const [asked, ...others] = questionsIn(clean);
  if (asked === undefined || others.length > 0) return text;
  if (!isSubjectless(asked) && !POINTS.test(asked)) return asked;
  const pointedAt = sentencesIn(clean.slice(0, clean.indexOf(asked))).at(-1);
  return pointedAt === undefined ? text : `${pointedAt} ${asked}`;
}

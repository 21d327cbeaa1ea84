import { subjectsIn } from '../words/is-subjectless';
import { sentencesIn } from '../words/questions-in';
import { keyOf, wordsOf } from '../words/words-of';

/** A yes or no, with the sentence that goes on from it: "No, and neither can anybody else." */
const LEADING =
  /^(?:ja|jo|nej|yes|no|troligen inte|probably not)(?:\s+(?:tack|visst|absolut|indeed))?[,.!:–]\s+(?:(?:och|men|and|but)\s[^.!?]*[.!?]\s+)?(?=\S)/iu;

/** Questions that yes or no answers begin with their verb. */
const CLOSED =
  /^(?:(?:och|men|and|but|so|then|ok|hej|hi)[ ,]+)*(?:har|ar|kan|kunde|skulle|ska|gor|finns|ingar|maste|behover|erbjuder|far|tar|jobbar|hjalper|bygger|gar|blir|vill|borde|racker|kommer|can|could|do|does|did|is|are|was|will|would|should|may|must|have|has|am)\b/;

/** What turns a question round, or makes another one of it. */
const TURNS: readonly RegExp[] = [
  /\b(?:inte|ingen|inget|inga|aldrig|utan|slippa|slipper|not|no|never|without|cant|dont|doesnt|isnt|wont|avoid)\b/,
  /\b(?:maste|behover|krav|kravs|tvungen|tvungna|skyldig|lag|lagen|obligatorisk\w*|must|need to|have to|required|obliged|mandatory|law|duty)\b/,
  /\b(?:bara|endast|only|just)\b/,
  /\b(?:alltid|always|nansin|ever|garanter\w*|guarantee\w*)\b/,
];

const SHORTEST_WORD = 4;
const STEM = 5;

/**
 * A passage's text as an answer to a question. "Yes" and "no" answer the question that the passage asks
 * itself; to another one they are left out, and the answer begins after them.
 *
 * @param heading - the passage's own question.
 */
export const answerText = (text: string, question: string, heading: string): string =>
  asksTheSame(question, heading) ? text : dropYesOrNo(text);

/** A text without the yes or no that it begins with. */
export function dropYesOrNo(text: string): string {
  const rest = text.replace(LEADING, '');
  return rest === text ? text : rest.charAt(0).toUpperCase() + rest.slice(1);
}

/**
 * Whether yes to one question is yes to the other: each long word of one has to be asked in the other as well.
 * "Do you disappear after launch?" is not "Is there support after launch?".
 */
export function asksTheSame(question: string, heading: string): boolean {
  const [a, b] = [keyOf(question), keyOf(heading)];
  if (!CLOSED.test(a) || !CLOSED.test(b)) return false;
  if (TURNS.some((turn) => turn.test(a) !== turn.test(b))) return false;
  const shared = sharedStems(a, b);
  return shared > 0 && [a, b].every((one) => stemsOf(one).size === shared);
}

/** What a figure answers. */
const ASKS_FIGURE = /\b(?:mycket|lang[at]?|dyrt?|kosta\w*|pris\w*|much|long|costs?|prices?)\b/;

/**
 * The sentence of a text that has most of what a question names, if one has any; to "how much is it, then?"
 * the first that has a figure.
 */
export function nearestSentence(text: string, question: string): string | undefined {
  const named = subjectsIn(question).join(' ');
  const asksFigure = ASKS_FIGURE.test(keyOf(question));
  const nearness = (sentence: string): number =>
    sharedStems(named, sentence) + (asksFigure && /\d/.test(sentence) ? 0.5 : 0);
  return sentencesIn(text)
    .sort((a, b) => nearness(b) - nearness(a))
    .find((sentence) => nearness(sentence) > 0);
}

/** How many words two texts have in common, whatever their endings. */
function sharedStems(a: string, b: string): number {
  const other = stemsOf(b);
  return [...stemsOf(a)].filter((stem) => other.has(stem)).length;
}

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length >= SHORTEST_WORD)
      .map((word) => word.slice(0, STEM)),
  );

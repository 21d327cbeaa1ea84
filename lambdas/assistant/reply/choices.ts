import { fold } from '../words/fold';

/** Begins a line that is a choice: sent as a message, it is answered. */
const MARK = '– ';

export const choiceLines = (choices: readonly string[]): string =>
  choices.map((choice) => `${MARK}${choice}`).join('\n');

/** A reply's own words, without what it lets choose from. */
export const dropChoices = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith(MARK))
    .join('\n');

/** A passage's text holds no choice of ours, whatever its lines begin with. */
export const escapeChoices = (text: string): string => text.replaceAll(`\n${MARK}`, '\n- ');

/** Each choice by its number, and by its place. */
const ORDINALS: readonly RegExp[] = (
  [
    ['1|ett|ettan|one', String.raw`(?:forsta|first)\b|overst`],
    ['2|tva|tvaan|two', String.raw`(?:andra|second)\b|mitten|middle`],
    ['3|tre|trean|three', String.raw`(?:tredje|third)\b`],
    ['4|fyra|fyran|four', String.raw`(?:fjarde|fourth)\b`],
  ] as const
).map(
  ([number, place]) =>
    new RegExp(
      String.raw`^(?:(?:nummer|nr|number|no|alternativ|option|choice) )?(?:${number})$|\b(?:${place})`,
    ),
);
const LAST = /\b(?:sista|last|nedersta|bottom)\b/;
const YES =
  /^(?:ja|jo|japp|jepp|precis|exakt|stammer|yes|yep|yeah|right|exactly)(?: (?:tack|please|det|that))?$/;
const NONE =
  /^(?:(?:nej|no|nope) ?)?(?:(?:ingen|inget|inga|none|neither)(?: (?:av|of) (?:dem|dom|de(?:t|ssa)?(?: dar)?|them|those|these))?)?$/;
/** A question, and choices right below it. */
const ASKS = new RegExp(`\\?\\s*\\n${MARK}`);
/** A longer message says something of its own. */
const LONGEST = 6;

/** The choice of the turn before that a message repeats or points at: "1", "den andra", "the last one", "ja". */
export function pickChoice(message: string, turnBefore: string): string | undefined {
  const choices = offeredIn(turnBefore);
  const words = plain(message);
  const same = choices.find((choice) => plain(choice) === words);
  if (same || choices.length === 0 || words.split(' ').length > LONGEST) return same;
  if (LAST.test(words)) return choices.at(-1);
  // Yes to whatever the reply asks: that is about its choices only where the question stands right above.
  if (YES.test(words)) return ASKS.test(turnBefore) ? choices[0] : undefined;
  return choices.find((_, index) => ORDINALS[index]?.test(words));
}

/** Whether a message says that none of the choices of the turn before is meant: "nej", "none of those". */
export function declines(message: string, turnBefore: string): boolean {
  const words = plain(message);
  return words !== '' && offeredIn(turnBefore).length > 0 && NONE.test(words);
}

const offeredIn = (reply: string): string[] =>
  reply.split('\n').flatMap((line) => (line.startsWith(MARK) ? [line.slice(MARK.length)] : []));

const plain = (text: string): string => (fold(text).match(/[\p{L}\d]+/gu) ?? []).join(' ');

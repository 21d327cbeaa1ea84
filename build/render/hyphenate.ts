import hyphenation from 'hyphen';
import swedish from 'hyphen/patterns/sv.js';

/** Shorter words fit a line of the narrowest phone. */
const LONG_WORD = /[A-Za-zÀ-ÖØ-öø-ÿ]{12,}/g;
const HEADING = /<h[1-4][ >][^]*?<\/h[1-4]>/g;
/** What is between tags: React and marked escape a `>` of their attributes. */
const TEXT = />[^<]+/g;

/** Compounds begin with these where the patterns alone would break beside the joint: sök-optimering. */
const FIRST_PART =
  /^(?:sökmotor|sök|innehålls|besöks|leverantörs|säkerhets|hantverkar|hantverks|katalog|produkt|webb|ensides|oktober|mölndals|lager|dödsbo|kart|under|genom|av|om)(?=\p{L}{4})/iu;

/** No line begins or ends with less of a word. */
const SHORTEST = 4;
const MARK = '|';
const hyphenate = hyphenation(swedish, { hyphenChar: MARK, minWordLength: 2 * SHORTEST });

/** The two halves of a Swedish word, between which a line may end: at its first joint, or near its middle. */
export function halvesOf(word: string): readonly [string, string] | undefined {
  const first = FIRST_PART.exec(word)?.[0].length;
  const place = first ?? middleOf(word);
  return place === undefined ? undefined : [word.slice(0, place), word.slice(place)];
}

function middleOf(word: string): number | undefined {
  const hyphenated = hyphenate(word);
  if (typeof hyphenated !== 'string') return undefined;
  let place = 0;
  const places = hyphenated.split(MARK).map((syllable) => (place += syllable.length));
  const off = (place: number): number => Math.abs(place - word.length / 2);
  return places
    .filter((place) => Math.min(place, word.length - place) >= SHORTEST)
    .sort((one, other) => off(one) - off(other))[0];
}

/**
 * HTML whose Swedish headings end a line inside a long word only where it may, and only if the word is
 * longer than the line: `.long` is a box of its own, and `.shy` draws a soft hyphen, which so stays out
 * of the page's text. One a word, for Chromium draws no hyphen in balanced lines where there are more.
 */
export const withHyphens = (html: string): string =>
  html.replace(HEADING, (heading) =>
    heading.replace(TEXT, (text) => text.replace(LONG_WORD, longWord)),
  );

function longWord(word: string): string {
  const halves = halvesOf(word);
  return halves ? `<span class="long">${halves.join('<span class="shy"></span>')}</span>` : word;
}

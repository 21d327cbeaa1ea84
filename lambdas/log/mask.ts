const MASKS: readonly [RegExp, string][] = [
  [/session_\d+_[A-Za-z0-9_-]+/g, '[session]'],
  [/[^\s@<>()[\],;:"]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[e-mail]'],
  [/\b(?:19|20)?\d{6}[-+ ]?\d{4}\b/g, '[number]'],
  // Seven digits or more, however they are grouped: telephone, account and card numbers. A price has
  // fewer; a range of prices is lost rather than a telephone kept.
  [/\+?\(?\d(?:[\s().\-/]{0,2}\d){6,}/g, '[number]'],
];

/** A text without addresses, numbers of persons and telephones, and session ids. */
export const mask = (text: string): string =>
  MASKS.reduce((masked, [pattern, instead]) => masked.replace(pattern, instead), text);

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A mask that also knows the visitor's own words for themselves, their genitives included. */
export function maskFor(known: readonly string[]): (text: string) => string {
  const words = known
    .flatMap((value) => [value, ...value.split(/\s+/)])
    .filter((word) => word.length > 1)
    .sort((a, b) => b.length - a.length);
  if (words.length === 0) return mask;
  const own = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map(escape).join('|')})(?:['’]?s)?(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return (text) => mask(text).replace(own, '[visitor]');
}

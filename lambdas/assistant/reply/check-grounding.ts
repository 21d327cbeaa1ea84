import { fold } from '../words/fold';
import type { Passage } from '../knowledge';

/** Units that a number may be of, by their beginnings in both languages, folded. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:kr|kronor|sek)\b/, 'kr'],
  [/^(?:%|procent|per ?cent)/, '%'],
  [/^(?:timm|hour)/, 'hour'],
  [/^(?:arbetsdag|working day|business day|dag|day)/, 'day'],
  [/^(?:veck|week)/, 'week'],
  [/^(?:manad|month)/, 'month'],
  [/^(?:ar\b|year)/, 'year'],
];

/** Numbers that may be written in words, folded; "one" is also an article and says too little. */
const NUMBER_WORDS = new Map(
  Object.entries({
    2: 'tva two',
    3: 'tre three',
    4: 'fyra four',
    5: 'fem five',
    6: 'sex six',
    7: 'sju seven',
    8: 'atta eight',
    9: 'nio nine',
    10: 'tio ten',
    11: 'elva eleven',
    12: 'tolv twelve dussin dozen',
    15: 'femton fifteen',
    20: 'tjugo twenty',
    30: 'trettio thirty',
    50: 'femtio fifty',
    100: 'hundra hundred',
    1000: 'tusen thousand',
    '0.5h': 'halvtimme',
  }).flatMap(([number, words]) => words.split(' ').map((word) => [word, number] as const)),
);

const CONTACT = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/[^\s)]+|\+?\d[\d\s()-]{6,}\d/g;
const PATH = /(?<![\p{L}\d:/.])\/[a-z0-9][a-z0-9/_-]*(?:#[a-z0-9-]+)?/gu;
/** A capitalised word that does not begin a sentence, a line or a quotation. */
const NAME = /(?<=[\p{L}\d,;)%–-]\s)\p{Lu}[\p{L}\d.&-]*\p{L}/gu;

/**
 * Everything in a reply that would have to come from the site and does not: numbers with their unit,
 * prices, times, addresses, phone numbers, paths and names that no cited passage holds.
 */
export function checkGrounding(reply: string, cited: readonly Passage[]): string[] {
  const source = cited.map(({ heading, text, path }) => `${heading}\n${text}\n${path}`).join('\n');
  const numbers = new Set(numbersIn(source));
  const digits = source.replace(/[^\d\n]+/g, '');
  const paths = new Set(source.match(PATH));
  const contacts = (reply.match(CONTACT) ?? []).filter((contact) =>
    /\d{2}.*\d{3}/.test(contact) && !/[@:]/.test(contact)
      ? !digits.includes(contact.replace(/\D/g, ''))
      : !source.includes(contact.replace(/[.,]$/, '')),
  );
  return [
    ...contacts,
    ...(reply.match(PATH) ?? []).filter((path) => !paths.has(path)),
    ...numbersIn(reply).filter((number) => !numbers.has(number)),
    ...(reply.match(NAME) ?? []).filter((name) => !source.includes(name)),
  ];
}

/** Every number of a text, and every number with its unit: `8000`, `8000 kr`. */
function numbersIn(text: string): string[] {
  const plain = fold(text).replace(/(\d)[\u00a0\u202f ](?=\d{3}(?!\d))/g, '$1');
  const found: string[] = [];
  for (const match of plain.matchAll(/\d+(?:[.,:]\d+)*|[a-z]+/g)) {
    const [word] = match;
    const number = /^\d/.test(word) ? word : NUMBER_WORDS.get(word);
    if (number === undefined) continue;
    found.push(number);
    const rest = plain
      .slice(match.index + word.length)
      .replace(/^\+?(?:[–-]\d+(?:[.,]\d+)?)?\+?\s*/, '');
    const unit = UNITS.find(([pattern]) => pattern.test(rest));
    if (unit) found.push(`${number} ${unit[1]}`);
  }
  return found;
}

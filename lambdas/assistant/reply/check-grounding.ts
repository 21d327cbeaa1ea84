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
    tva: '2',
    two: '2',
    tre: '3',
    three: '3',
    fyra: '4',
    four: '4',
    fem: '5',
    five: '5',
    sex: '6',
    six: '6',
    sju: '7',
    seven: '7',
    atta: '8',
    eight: '8',
    nio: '9',
    nine: '9',
    tio: '10',
    ten: '10',
    elva: '11',
    eleven: '11',
    tolv: '12',
    twelve: '12',
    femton: '15',
    fifteen: '15',
    tjugo: '20',
    twenty: '20',
    trettio: '30',
    thirty: '30',
    femtio: '50',
    fifty: '50',
    hundra: '100',
    hundred: '100',
    tusen: '1000',
    thousand: '1000',
    halvtimme: '0.5h',
    dussin: '12',
    dozen: '12',
  }),
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
  const paths = new Set(['/', ...cited.map(({ path }) => path), ...(source.match(PATH) ?? [])]);
  const contacts = (reply.match(CONTACT) ?? []).filter((contact) =>
    /\d{2}.*\d{3}/.test(contact) && !/[@:]/.test(contact)
      ? !digits.includes(contact.replace(/\D/g, ''))
      : !source.includes(contact.replace(/[.,]$/, '')),
  );
  return [
    ...contacts,
    ...(reply.match(PATH) ?? []).filter((path) => !paths.has(path)),
    ...numbersIn(reply).filter((number) => !numbers.has(number)),
    ...(reply.match(NAME) ?? []).filter((name) => name !== 'I' && !source.includes(name)),
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

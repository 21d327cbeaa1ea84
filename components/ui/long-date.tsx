import type { Language } from '../../content/schema/text';

/** The specification's locales for dates: English dates are American there. */
const FORMATS: Record<Language, Intl.DateTimeFormat> = {
  sv: longMonth('sv-SE'),
  en: longMonth('en-US'),
};

function longMonth(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** Formatting a date takes as long as a dozen elements, and posts share their dates with lists. */
const formatted: Record<Language, Map<string, string>> = { sv: new Map(), en: new Map() };

/** `14 mars 2025`, `March 14, 2025`. */
export function LongDate({ date, language }: { date: string; language: Language }) {
  const known = formatted[language];
  const text = known.get(date) ?? FORMATS[language].format(new Date(`${date}T00:00:00Z`));
  known.set(date, text);
  return <time dateTime={date}>{text}</time>;
}

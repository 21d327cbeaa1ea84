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

/** `14 mars 2025`, `March 14, 2025`. */
export function LongDate({ date, language }: { date: string; language: Language }) {
  return <time dateTime={date}>{FORMATS[language].format(new Date(`${date}T00:00:00Z`))}</time>;
}

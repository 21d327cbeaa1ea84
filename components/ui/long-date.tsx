import { LANGUAGES, perLanguage } from '../../content/core/language';
import { useEdition } from '../edition/edition';

const FORMATS = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(LANGUAGES[language].dates, {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    }),
);

/** `14 mars 2025`, `March 14, 2025`. */
export function LongDate({ date }: { date: string }) {
  const { language } = useEdition();
  return <time dateTime={date}>{FORMATS[language].format(new Date(`${date}T00:00:00Z`))}</time>;
}

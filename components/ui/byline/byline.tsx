import { LANGUAGES, perLanguage } from '../../../content/core/language';
import { fill, useEdition, useTexts } from '../../edition/edition';

/** `14 mars 2025`, `March 14, 2025`. */
const DATES = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(LANGUAGES[language].dates, {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    }),
);

/** Author, date and, on an article, how long it takes to read. */
export function Byline(props: { author: string; date: string; minutes?: number }) {
  const { language } = useEdition();
  const { blog: words } = useTexts();
  return (
    <p className="byline">
      {`${props.author} · `}
      <time dateTime={props.date}>
        {DATES[language].format(new Date(`${props.date}T00:00:00Z`))}
      </time>
      {props.minutes !== undefined && ` · ${fill(words.readTime, { minutes: props.minutes })}`}
    </p>
  );
}

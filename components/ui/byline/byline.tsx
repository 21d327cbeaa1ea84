import { fill, useTexts } from '../../edition/edition';
import { LongDate } from '../long-date';

/** Author, date and, on an article, how long it takes to read. */
export function Byline(props: { author: string; date: string; minutes?: number }) {
  const { blog: words } = useTexts();
  return (
    <p className="byline">
      {props.author} · <LongDate date={props.date} />
      {props.minutes !== undefined && ` · ${fill(words.readTime, { minutes: props.minutes })}`}
    </p>
  );
}

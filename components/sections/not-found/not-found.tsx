import type { SectionOf } from '../../../content/schema/sections';
import { otherLanguage } from '../../../content/schema/text';
import { hrefIn } from '../../edition/edition';
import { useLanguage } from '../../language/language';

/** An unknown address says nothing of the reader's language, so the message stands in both. */
export function NotFound({ section }: { section: SectionOf<'not-found'> }) {
  const language = useLanguage();
  const other = otherLanguage(language);
  return (
    <section className="not-found on-ink">
      <div className="not-found-inner">
        <p className="not-found-code" aria-hidden="true">
          404
        </p>
        <div>
          <h1>{section.heading}</h1>
          <p className="lead">{section.text}</p>
          <a className="button button-primary" href={hrefIn(language, section.back.to)}>
            {section.back.label}
          </a>
          <div className="not-found-other" lang={other}>
            <h2>{section.other.heading}</h2>
            <p>{section.other.text}</p>
            <a className="arrow-link" href={hrefIn(other, section.other.back.to)}>
              {section.other.back.label}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

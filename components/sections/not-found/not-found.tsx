import { editionPath } from '../../../content/core/paths';
import type { SectionOf } from '../../../content/schema/sections';
import { otherLanguage } from '../../../content/core/language';
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
          <a className="button button-primary" href={editionPath(section.back.to, language)}>
            {section.back.label}
          </a>
          <div className="not-found-other" lang={other}>
            <h2>{section.other.heading}</h2>
            <p>{section.other.text}</p>
            <a className="arrow-link" href={editionPath(section.other.back.to, other)}>
              {section.other.back.label}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

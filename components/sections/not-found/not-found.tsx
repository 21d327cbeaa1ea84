import * as v from 'valibot';
import { LinkTo, Text } from '../../../content/schema/text';
import { editionPath } from '../../../content/core/paths';
import { otherLanguage } from '../../../content/core/language';
import { useEdition } from '../../edition/edition';
import { exampleLink } from '../example-parts';
import { noPassages } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

/** A 404 page, of the site or of the blog: the same message in both languages, the page's own first. */
const schema = v.strictObject({
  kind: v.literal('not-found'),
  heading: Text,
  text: Text,
  back: LinkTo,
  other: v.strictObject({ heading: Text, text: Text, back: LinkTo }),
});

/** An unknown address says nothing of the reader's language, so the message stands in both. */
function NotFound({ section }: SectionProps<typeof schema>) {
  const { language } = useEdition();
  const other = otherLanguage(language);
  return (
    <section className="not-found on-ink">
      <div className="not-found-inner wide">
        <p className="not-found-code" aria-hidden="true">
          404
        </p>
        <div>
          <h1>
            {section.heading} <span lang={other}>{section.other.heading}</span>
          </h1>
          <p className="lead">{section.text}</p>
          <a
            className="button button-primary"
            href={editionPath(section.back.to, language)}
            hrefLang={language}
          >
            {section.back.label}
          </a>
          <div className="not-found-other" lang={other}>
            <p>{section.other.text}</p>
            <a className="arrow-link" href={section.other.back.to} hrefLang={other}>
              {section.other.back.label}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

export const notFound = sectionKind({
  schema,
  Component: NotFound,
  passages: noPassages,
  example: {
    kind: 'not-found',
    heading: 'Not here',
    text: 'The page is gone.',
    back: exampleLink,
    other: {
      heading: 'Finns inte',
      text: 'Sidan är borta.',
      back: { label: 'Läs vidare', to: '/contact' },
    },
  },
});

import * as v from 'valibot';
import { SceneName } from '../../../content/schema/scene';
import { LinkTo, Picture as PictureSchema, Text } from '../../../content/schema/text';
import { LANGUAGES } from '../../../content/core/language';
import { fill, useEdition, useTexts } from '../../edition/edition';
import { Link } from '../../edition/link';
import { Button } from '../../ui/button/button';
import { Byline } from '../../ui/byline/byline';
import { Picture } from '../../ui/picture/picture';
import { Scene } from '../../ui/scene/scene';
import { Stars } from '../../ui/stars/stars';
import { Breadcrumbs } from '../breadcrumbs';
import { exampleLink, examplePicture } from '../example-parts';
import { passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

/** A page's opening on ink, for every page but Home. */
const schema = v.strictObject({
  kind: v.literal('masthead'),
  picture: v.optional(PictureSchema),
  /** Drawn where there is no picture; a place has one of its own where this is absent. */
  scene: v.optional(SceneName),
  back: v.optional(LinkTo),
  eyebrow: v.optional(Text),
  heading: Text,
  text: v.optional(Text),
  action: v.optional(LinkTo),
});

/** A page's opening on ink, under the transparent bar. */
function Masthead({ section, page }: SectionProps<typeof schema>) {
  const { breadcrumbs, about } = page;
  const { picture, scene } = section;
  const isDrawn = !picture && (scene !== undefined || about?.type === 'local-business');
  const look = picture || isDrawn ? ' masthead-pictured' : '';
  const { brand } = useEdition().shared.site;
  return (
    <section className={`masthead on-ink${look}`}>
      <div className="masthead-inner wide">
        {breadcrumbs && !section.back && <Breadcrumbs trail={breadcrumbs} />}
        {section.back && (
          <Link className="back-link" to={section.back.to}>
            {section.back.label}
          </Link>
        )}
        {section.eyebrow && <p className="eyebrow">{section.eyebrow}</p>}
        <h1>{section.heading}</h1>
        {section.text && <p className="lead">{section.text}</p>}
        {section.action && <Button link={section.action} />}
        {about?.type === 'local-business' && <BusinessRating />}
        {about?.type === 'article' && <Byline author={brand.name} date={about.date} />}
      </div>
      {picture && <Picture picture={picture} width={720} height={720} eager />}
      {isDrawn && (
        <span className="picture">
          <Scene name={scene} seed={section.heading} />
        </span>
      )}
    </section>
  );
}

/** The rating that the page's structured data states, for people to see as well. */
function BusinessRating() {
  const { shared, language } = useEdition();
  const { rating, reviews } = shared.site.business;
  const words = useTexts().businessRating;
  const shown = rating.toLocaleString(LANGUAGES[language].locale);
  return (
    <p className="business-rating">
      <Stars rating={Math.round(rating)} />
      {fill(words, { rating: shown, reviews })}
    </p>
  );
}

export const masthead = sectionKind({
  schema,
  Component: Masthead,
  passages: ({ heading, text }) => [passage(heading, text)],
  example: {
    kind: 'masthead',
    picture: examplePicture,
    back: exampleLink,
    eyebrow: 'For example',
    heading: 'An example',
    text: 'It shows every field.',
    action: exampleLink,
  },
});

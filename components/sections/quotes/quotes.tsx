import type { SectionOf } from '../../../content/schema/sections';
import { Stars } from '../../ui/stars/stars';
import { SectionHeading } from '../section-heading';

/** Customers' words: the long one large beside its score, the short ones in a row. */
export function Quotes({ section }: { section: SectionOf<'quotes'> }) {
  const { long } = section;
  return (
    <section className="quotes wide" id={section.id}>
      <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
      {long && (
        <div className="quote-long" data-reveal="">
          <p className="quote-score">
            {long.score}
            <Stars rating={long.rating} />
            <small>{long.source}</small>
          </p>
          <figure>
            <blockquote className="quoted">{long.quote}</blockquote>
            <figcaption>
              <strong>{long.name}</strong>, {long.role}
            </figcaption>
          </figure>
        </div>
      )}
      <div className="quote-list">
        {section.quotes.map(({ name, role, quote, rating }) => (
          <figure key={name} className="quote" data-reveal="">
            <Stars rating={rating} />
            <blockquote className="quoted">{quote}</blockquote>
            <figcaption>
              <strong>{name}</strong>
              <br />
              {role}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

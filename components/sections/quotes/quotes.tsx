import * as v from 'valibot';
import { headingFields, Rating } from '../../../content/schema/section-parts';
import { Text } from '../../../content/schema/text';
import { Stars } from '../../ui/stars/stars';
import { SectionHeading } from '../section-heading';
import { exampleHeading } from '../example-parts';
import { passage, saying } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

/** What customers say, all at once: short quotes, and at most one long one with its source. */
const schema = v.strictObject({
  kind: v.literal('quotes'),
  ...headingFields,
  quotes: v.array(v.strictObject({ name: Text, role: Text, quote: Text, rating: Rating })),
  long: v.optional(
    v.strictObject({
      name: Text,
      role: Text,
      quote: Text,
      score: Text,
      source: Text,
      rating: Rating,
    }),
  ),
});

/** Customers' words: the long one large beside its score, the short ones in a row. */
function Quotes({ section }: SectionProps<typeof schema>) {
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

export const quotes = sectionKind({
  schema,
  Component: Quotes,
  passages: ({ quotes, long }, source) => [
    ...quotes.map(({ name, role, quote }) =>
      passage(`${name}, ${role}`, saying(name, quote, source)),
    ),
    ...(long
      ? [
          passage(
            `${long.name}, ${long.role}`,
            saying(long.name, long.quote, source),
            long.score,
            long.source,
          ),
        ]
      : []),
  ],
  example: {
    kind: 'quotes',
    ...exampleHeading,
    quotes: [{ name: 'Anna Prov', role: 'Owner', quote: 'Bread that sells.', rating: 5 }],
    long: {
      name: 'Bo Test',
      role: 'Manager',
      quote: 'They said yes and meant it.',
      score: '4.8',
      source: 'of ten reviews',
      rating: 5,
    },
  },
});

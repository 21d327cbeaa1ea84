import * as v from 'valibot';
import { Picture as PictureSchema, Text } from '../../../content/schema/text';
import { Picture } from '../../ui/picture/picture';
import { Ticks } from '../../ui/ticks';
import { examplePicture } from '../example-parts';
import { passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

/** A case study of the portfolio: who, the challenge, what was done. */
const schema = v.strictObject({
  kind: v.literal('case-study'),
  business: Text,
  /** What the portfolio says of it; its opening and its first result where this is absent. */
  card: v.optional(v.strictObject({ text: Text, result: Text })),
  /** Its place in the portfolio, the lowest first; one without comes before all others. */
  order: v.optional(v.number('a number')),
  picture: PictureSchema,
  challenge: v.strictObject({ heading: Text, text: Text }),
  solution: v.strictObject({ heading: Text, text: v.optional(Text), list: v.array(Text) }),
  results: v.strictObject({
    heading: Text,
    cards: v.pipe(
      v.array(v.strictObject({ title: Text, text: Text })),
      v.length(3, 'three results'),
    ),
  }),
  technologies: v.optional(
    v.strictObject({ heading: Text, cards: v.array(v.strictObject({ title: Text, text: Text })) }),
  ),
});

/** A portfolio case: the picture across the fold, challenge against solution, three results on ink. */
function CaseStudy({ section }: SectionProps<typeof schema>) {
  const { challenge, solution, results, technologies } = section;
  return (
    <div className="case-study" data-toggle-to-top="">
      <div className="post-picture wide">
        <Picture picture={section.picture} width={1312} height={640} eager />
      </div>
      <section className="wide case-study-story">
        <div data-reveal="">
          <p className="eyebrow">{section.business}</p>
          <h2>{challenge.heading}</h2>
          <p className="lead">{challenge.text}</p>
        </div>
        <div data-reveal="">
          <h2>{solution.heading}</h2>
          {solution.text && <p>{solution.text}</p>}
          <Ticks items={solution.list} />
        </div>
      </section>
      <section className="on-ink case-study-results">
        <div className="wide">
          <h2>{results.heading}</h2>
          <ul className="cards">
            {results.cards.map(({ title, text }) => (
              <li key={title} data-reveal="">
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      {technologies && (
        <section className="wide case-study-technologies">
          <h2>{technologies.heading}</h2>
          <ul className="cards">
            {technologies.cards.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

export const caseStudy = sectionKind({
  schema,
  Component: CaseStudy,
  passages: ({ business, card, challenge, solution, results, technologies }) => [
    passage(`${business}: ${challenge.heading}`, card?.text, challenge.text),
    passage(`${business}: ${solution.heading}`, solution.text, solution.list),
    passage(
      `${business}: ${results.heading}`,
      card?.result,
      results.cards.map(({ title, text }) => [title, text]),
    ),
    ...(technologies
      ? [
          passage(
            `${business}: ${technologies.heading}`,
            technologies.cards.map(({ title, text }) => [title, text]),
          ),
        ]
      : []),
  ],
  example: {
    kind: 'case-study',
    business: 'Provbageriet',
    picture: examplePicture,
    challenge: { heading: 'Challenge', text: 'Nobody came.' },
    solution: { heading: 'Solution', text: 'A new site.', list: ['A shop', 'A map'] },
    results: {
      heading: 'Results',
      cards: ['One', 'Two', 'Three'].map((title) => ({ title, text: 'A result.' })),
    },
    technologies: { heading: 'Technologies', cards: [{ title: 'HTML', text: 'Plain.' }] },
  },
});

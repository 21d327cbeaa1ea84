import * as v from 'valibot';
import { headingFields } from '../../../content/schema/section-parts';
import { Text } from '../../../content/schema/text';
import { useTexts } from '../../edition/edition';
import { SectionHeading } from '../section-heading';
import { exampleHeading } from '../example-parts';
import { passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

/** Short case studies: where, what was wrong, what came of it. */
const schema = v.strictObject({
  kind: v.literal('cases'),
  ...headingFields,
  cases: v.array(
    v.strictObject({
      company: Text,
      location: Text,
      challenge: Text,
      result: Text,
      time: Text,
      improvement: Text,
    }),
  ),
});

function Cases({ section }: SectionProps<typeof schema>) {
  const { stories: words } = useTexts();
  return (
    <section className="cases wide" id={section.id}>
      <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
      {section.cases.map((item) => (
        <article key={item.company} className="case" data-reveal="">
          <p className="case-improvement">{item.improvement}</p>
          <div>
            <h3>{item.company}</h3>
            <p className="byline">
              {item.location} · {item.time}
            </p>
          </div>
          <dl>
            <div>
              <dt>{words.challenge}</dt>
              <dd>{item.challenge}</dd>
            </div>
            <div>
              <dt>{words.results}</dt>
              <dd>{item.result}</dd>
            </div>
          </dl>
        </article>
      ))}
    </section>
  );
}

export const cases = sectionKind({
  schema,
  Component: Cases,
  passages: ({ cases }) =>
    cases.map((entry) =>
      passage(
        `${entry.company}, ${entry.location}`,
        entry.challenge,
        entry.result,
        entry.time,
        entry.improvement,
      ),
    ),
  example: {
    kind: 'cases',
    ...exampleHeading,
    cases: [
      {
        company: 'Provbageriet',
        location: 'Lund',
        challenge: 'Nobody came.',
        result: 'A queue.',
        time: '3 months',
        improvement: '+40 %',
      },
    ],
  },
});

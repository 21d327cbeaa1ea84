import * as v from 'valibot';
import { headingFields } from '../../../content/schema/section-parts';
import { Text } from '../../../content/schema/text';
import { SectionHeading } from '../section-heading';
import { exampleHeading } from '../example-parts';
import { passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

const schema = v.strictObject({
  kind: v.literal('timeline'),
  ...headingFields,
  entries: v.array(
    v.strictObject({
      year: v.pipe(v.number('a year'), v.integer('a year')),
      events: v.array(v.strictObject({ title: Text, text: Text })),
    }),
  ),
});

function Timeline({ section }: SectionProps<typeof schema>) {
  return (
    <section className="timeline on-mist" id={section.id}>
      <div className="wide">
        <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
        <ol className="timeline-list">
          {section.entries.map(({ year, events }) => (
            <li key={year} data-reveal="">
              <p className="timeline-year">{year}</p>
              <div>
                {events.map(({ title, text }) => (
                  <div key={title} className="timeline-event">
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </div>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export const timeline = sectionKind({
  schema,
  Component: Timeline,
  passages: ({ heading, text, entries }) => [
    passage(
      heading,
      text,
      entries.map(({ events }) => events.map((event) => [event.title, event.text])),
    ),
  ],
  example: {
    kind: 'timeline',
    ...exampleHeading,
    entries: [{ year: 2020, events: [{ title: 'The beginning', text: 'In a boathouse.' }] }],
  },
});

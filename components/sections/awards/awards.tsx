import * as v from 'valibot';
import { headingFields } from '../../../content/schema/section-parts';
import { Text } from '../../../content/schema/text';
import { Icon } from '../../ui/icon/icon';
import { SectionHeading } from '../section-heading';
import { exampleHeading } from '../example-parts';
import { passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

const schema = v.strictObject({
  kind: v.literal('awards'),
  ...headingFields,
  awards: v.array(v.strictObject({ title: Text, organization: Text, year: v.number('a year') })),
});

function Awards({ section }: SectionProps<typeof schema>) {
  return (
    <section className="awards wide" id={section.id}>
      <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
      <ul className="award-list">
        {section.awards.map(({ title, organization, year }) => (
          <li key={title} data-reveal="">
            <Icon name="award" />
            <h3>{title}</h3>
            <p>{organization}</p>
            <p className="award-year">{year}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const awards = sectionKind({
  schema,
  Component: Awards,
  passages: ({ heading, text, awards }) => [
    passage(
      heading,
      text,
      awards.map(({ title, organization }) => [title, organization]),
    ),
  ],
  example: {
    kind: 'awards',
    ...exampleHeading,
    awards: [{ title: 'Site of the year', organization: 'Provakademin', year: 2024 }],
  },
});

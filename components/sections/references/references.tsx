import * as v from 'valibot';
import { headingFields } from '../../../content/schema/section-parts';
import { useEdition } from '../../edition/edition';
import { SectionHeading } from '../section-heading';
import { exampleHeading } from '../example-parts';
import { passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

const schema = v.strictObject({ kind: v.literal('references'), ...headingFields });

/** The customers' names as one running line of display type, each with its trade. */
function References({ section }: SectionProps<typeof schema>) {
  const { shared, language } = useEdition();
  return (
    <section className="references wide" id={section.id}>
      <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
      <ul className="reference-names" data-reveal="">
        {shared.people.references.map(({ name, type }) => (
          <li key={name}>
            <strong>{name}</strong> <span>{type[language]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const references = sectionKind({
  schema,
  Component: References,
  passages: ({ heading, text }, { people, language }) => [
    passage(
      heading,
      text,
      people.references.map(({ name, type }) => `${name}, ${type[language]}`),
    ),
  ],
  example: { kind: 'references', ...exampleHeading },
});

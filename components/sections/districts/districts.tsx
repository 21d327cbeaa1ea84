import * as v from 'valibot';
import { headingFields } from '../../../content/schema/section-parts';
import { Text } from '../../../content/schema/text';
import { SectionHeading } from '../section-heading';
import { exampleHeading } from '../example-parts';
import { passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

/** The parts of a city, by name. */
const schema = v.strictObject({
  kind: v.literal('districts'),
  ...headingFields,
  look: v.optional(v.picklist(['chips', 'grid'], 'chips or grid'), 'chips'),
  districts: v.array(Text),
});

function Districts({ section }: SectionProps<typeof schema>) {
  return (
    <section className="districts on-mist" id={section.id}>
      <div className="wide">
        <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
        <ul className={`district-${section.look}`}>
          {section.districts.map((district) => (
            <li key={district}>{district}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const districts = sectionKind({
  schema,
  Component: Districts,
  passages: ({ heading, text, districts }) => [passage(heading, text, districts)],
  example: { kind: 'districts', ...exampleHeading, look: 'grid', districts: ['Haga', 'Majorna'] },
});

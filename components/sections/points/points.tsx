import * as v from 'valibot';
import { headingFields, IconName } from '../../../content/schema/section-parts';
import { Text } from '../../../content/schema/text';
import { Icon } from '../../ui/icon/icon';
import { SectionHeading } from '../section-heading';
import { exampleHeading } from '../example-parts';
import { passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

/** Short reasons, values, tips or mistakes. `numbered` counts them, `warnings` marks what to avoid. */
const schema = v.strictObject({
  kind: v.literal('points'),
  ...headingFields,
  look: v.optional(
    v.picklist(['plain', 'numbered', 'warnings'], 'plain, numbered or warnings'),
    'plain',
  ),
  points: v.array(
    v.strictObject({ icon: v.optional(IconName), title: Text, text: v.optional(Text) }),
  ),
});

/** Reasons, values, tips or mistakes: a heading that stays, a list that goes by. */
function Points({ section }: SectionProps<typeof schema>) {
  return (
    <section className={`points points-${section.look} wide`} id={section.id}>
      <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
      <ul className="point-list">
        {section.points.map(({ icon, title, text }) => (
          <li key={title} data-reveal="">
            {icon && section.look === 'plain' && <Icon name={icon} />}
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const points = sectionKind({
  schema,
  Component: Points,
  passages: ({ heading, text, points }) => [
    passage(
      heading,
      text,
      points.map((point) => [point.title, point.text]),
    ),
  ],
  example: {
    kind: 'points',
    ...exampleHeading,
    look: 'numbered',
    points: [{ icon: 'check', title: 'Fast', text: 'Within a second.' }, { title: 'Light' }],
  },
});

import * as v from 'valibot';
import { headingFields } from '../../../content/schema/section-parts';
import { Text } from '../../../content/schema/text';
import { SectionHeading } from '../section-heading';
import { Ticks } from '../../ui/ticks';
import { exampleHeading } from '../example-parts';
import { passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

/** Tiers of one service, side by side. */
const schema = v.strictObject({
  kind: v.literal('tiers'),
  ...headingFields,
  tiers: v.array(
    v.strictObject({ title: Text, price: Text, text: Text, features: v.array(Text), time: Text }),
  ),
});

function Tiers({ section }: SectionProps<typeof schema>) {
  return (
    <section className="tiers wide" id={section.id}>
      <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
      <div className="tier-list">
        {section.tiers.map((tier) => (
          <article key={tier.title} className="tier" data-reveal="">
            <h3>{tier.title}</h3>
            <p className="tier-price">{tier.price}</p>
            <p className="tier-time">{tier.time}</p>
            <p>{tier.text}</p>
            <Ticks items={tier.features} />
          </article>
        ))}
      </div>
    </section>
  );
}

export const tiers = sectionKind({
  schema,
  Component: Tiers,
  passages: ({ heading, text, tiers }) => [
    passage(heading, text),
    ...tiers.map(({ title, price, text, features, time }) =>
      passage(`${heading}: ${title}`, price, time, text, features),
    ),
  ],
  example: {
    kind: 'tiers',
    ...exampleHeading,
    tiers: [
      {
        title: 'Small',
        price: '1 500 kr',
        text: 'One page.',
        features: ['A form'],
        time: '1 week',
      },
    ],
  },
});

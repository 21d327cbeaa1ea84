import type { SectionOf } from '../../../content/schema/sections';
import { SectionHeading } from '../section-heading';
import { Ticks } from '../../ui/ticks';

export function Tiers({ section }: { section: SectionOf<'tiers'> }) {
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

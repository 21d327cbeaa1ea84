import type { SectionOf } from '../../../content/schema/sections';
import { Link } from '../../edition/link';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { SectionHeading } from '../section-heading';

/** The services as the rows of a price list: what, what is in it, from how much. */
export function ServiceTeaser({ section }: { section: SectionOf<'service-teaser'> }) {
  return (
    <section className="service-teaser wide" id={section.id}>
      <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
      <div className="service-rows">
        {section.cards.map((card) => (
          <article key={card.title} className="service-row" data-reveal="">
            <Icon name={card.icon} />
            <div className="service-row-words">
              <h3>{card.title}</h3>
              <p>{card.text}</p>
            </div>
            <ul className="ticks">
              {card.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <p className="service-row-price">{card.price}</p>
            <Link
              className="arrow-link"
              to={card.link.to}
              aria-label={`${card.link.label}: ${card.title}`}
            >
              {card.link.label}
            </Link>
          </article>
        ))}
      </div>
      <Button link={section.action} look="quiet" />
    </section>
  );
}

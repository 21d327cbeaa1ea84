import type { SectionOf } from '../../../content/schema/sections';
import { Button } from '../../ui/button/button';
import { OfferRows } from '../offers/offer-rows';
import { SectionHeading } from '../section-heading';

/** Home's three services and the way to talk about them. */
export function ServiceTeaser({ section }: { section: SectionOf<'service-teaser'> }) {
  return (
    <section className="service-teaser wide" id={section.id}>
      <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
      <OfferRows offers={section.cards} />
      <Button link={section.action} look="quiet" />
    </section>
  );
}

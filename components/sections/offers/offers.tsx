import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { SectionHeading } from '../section-heading';
import { OfferRows } from './offer-rows';
import { OfferLink } from './offer-link';
import { Ticks } from '../../ui/ticks';
import { exampleHeading, exampleLink } from '../example-parts';
import { passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';
import { type Offer, schema } from './schema';

function Offers({ section }: SectionProps<typeof schema>) {
  return (
    <section className="offers wide" id={section.id}>
      <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
      {section.look === 'rows' ? (
        <OfferRows offers={section.offers} />
      ) : (
        <OfferGrid offers={section.offers} />
      )}
      {section.action && <Button link={section.action} look="quiet" />}
    </section>
  );
}

/** A catalogue: the first entry takes the room of two, the hairlines hold the rest together. */
function OfferGrid({ offers }: { offers: readonly Offer[] }) {
  return (
    <div className="offer-grid cards">
      {offers.map((offer) => (
        <article key={offer.title} className="offer" data-reveal="">
          <Icon name={offer.icon} />
          <h3>{offer.title}</h3>
          <p>{offer.text}</p>
          {offer.features.length > 0 && <Ticks items={offer.features} />}
          {(offer.price ?? offer.time) && (
            <p className="offer-price">
              {offer.price}
              {offer.time && <small>{offer.time}</small>}
            </p>
          )}
          <OfferLink title={offer.title} link={offer.link} />
        </article>
      ))}
    </div>
  );
}

export const offers = sectionKind({
  schema,
  Component: Offers,
  passages: ({ heading, text, offers }) => [
    passage(heading, text),
    ...offers.map(({ title, text: offer, features, price, time }) =>
      passage(title, offer, features, price, time),
    ),
  ],
  example: {
    kind: 'offers',
    ...exampleHeading,
    look: 'rows',
    offers: [
      {
        icon: 'code',
        title: 'Website',
        text: 'A site of one page.',
        features: ['Fast', 'Light'],
        price: 'from 1 500 kr',
        time: '1 week',
        link: exampleLink,
      },
      { icon: 'search', title: 'SEO', text: 'To be found.' },
    ],
    action: exampleLink,
  },
});

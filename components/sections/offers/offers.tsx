import * as v from 'valibot';
import { headingFields, IconName } from '../../../content/schema/section-parts';
import { LinkTo, Text } from '../../../content/schema/text';
import { ArrowLink } from '../../ui/arrow-link';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Ticks } from '../../ui/ticks';
import { exampleHeading, exampleLink } from '../example-parts';
import { passage } from '../passages';
import { SectionHeading } from '../section-heading';
import { sectionKind, type SectionProps } from '../section-kind';

/** What is on offer: `rows` reads as a price list, `grid` as cards of a catalogue; then, maybe, what to do next. */
const schema = v.strictObject({
  kind: v.literal('offers'),
  ...headingFields,
  look: v.optional(v.picklist(['rows', 'grid'], 'rows or grid'), 'grid'),
  offers: v.array(
    v.strictObject({
      icon: IconName,
      title: Text,
      text: Text,
      features: v.optional(v.array(Text), []),
      price: v.optional(Text),
      time: v.optional(Text),
      link: v.optional(LinkTo),
    }),
  ),
  action: v.optional(LinkTo),
});

type Offer = v.InferOutput<typeof schema>['offers'][number];

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

/** Offers as the rows of a price list: what, what is in it, from how much. */
function OfferRows({ offers }: { offers: readonly Offer[] }) {
  return (
    <div className="service-rows">
      {offers.map((offer) => (
        <article
          key={offer.title}
          className={offer.link ? 'service-row linked' : 'service-row'}
          data-reveal=""
        >
          <Icon name={offer.icon} />
          <div className="service-row-words">
            <h3>{offer.title}</h3>
            <p>{offer.text}</p>
          </div>
          <Ticks items={offer.features} />
          <p className="service-row-price">
            <Price {...offer} />
          </p>
          <OfferLink title={offer.title} link={offer.link} />
        </article>
      ))}
    </div>
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
              <Price {...offer} />
            </p>
          )}
          <OfferLink title={offer.title} link={offer.link} />
        </article>
      ))}
    </div>
  );
}

const Price = ({ price, time }: Offer) => (
  <>
    {price}
    {time && <small>{time}</small>}
  </>
);

const OfferLink = ({ title, link }: Pick<Offer, 'title' | 'link'>) =>
  link && <ArrowLink to={link.to} label={link.label} about={title} />;

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

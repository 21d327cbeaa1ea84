import { Icon } from '../../ui/icon/icon';
import { OfferLink } from './offer-link';
import { Ticks } from '../../ui/ticks';
import type { Offer } from './schema';

/** Offers as the rows of a price list: what, what is in it, from how much. */
export function OfferRows({ offers }: { offers: readonly Offer[] }) {
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
            {offer.price}
            {offer.time && <small>{offer.time}</small>}
          </p>
          <OfferLink title={offer.title} link={offer.link} />
        </article>
      ))}
    </div>
  );
}

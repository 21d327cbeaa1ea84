import { Link } from '../../edition/link';
import type { Offer } from './schema';

/** Leads on from an offer, named after it: several offers on a page say "Read more". */
export const OfferLink = ({ title, link }: Pick<Offer, 'title' | 'link'>) =>
  link && (
    <Link className="arrow-link" to={link.to} aria-label={`${link.label}: ${title}`}>
      {link.label}
    </Link>
  );

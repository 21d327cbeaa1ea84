import type { SectionOf } from '../../../content/schema/sections';
import { Link } from '../../edition/link';

type Offer = SectionOf<'offers'>['offers'][number];

/** Leads on from an offer, named after it: several offers on a page say "Read more". */
export const OfferLink = ({ title, link }: Pick<Offer, 'title' | 'link'>) =>
  link && (
    <Link className="arrow-link" to={link.to} aria-label={`${link.label}: ${title}`}>
      {link.label}
    </Link>
  );

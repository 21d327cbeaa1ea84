import { ArrowLink } from '../../ui/arrow-link';
import type { Offer } from './schema';

export const OfferLink = ({ title, link }: Pick<Offer, 'title' | 'link'>) =>
  link && <ArrowLink to={link.to} label={link.label} about={title} />;

import { Link } from '../edition/link';

/**
 * Leads on from one of several things that all say "Read more": those who hear or index the link are
 * told about what.
 */
export const ArrowLink = ({ to, label, about }: { to: string; label: string; about: string }) => (
  <Link className="arrow-link" to={to}>
    <span>
      {label}
      <span className="visually-hidden">: {about}</span>
    </span>
  </Link>
);

import { Link } from '../../edition/link';
import type { LinkTo } from '../../../content/schema/text';

/** A link that asks for action: `primary` once in a view, `quiet` for the way beside it. */
export function Button({ link, look = 'primary' }: { link: LinkTo; look?: 'primary' | 'quiet' }) {
  return (
    <Link className={`button button-${look}`} to={link.to}>
      {link.label}
    </Link>
  );
}

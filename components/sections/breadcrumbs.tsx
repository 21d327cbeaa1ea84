import type { Breadcrumbs as Trail } from '../../content/schema/page';
import { useTexts } from '../edition/edition';
import { Link } from '../edition/link';

/** Where the page stands below Home; the page itself is named but not linked. */
export function Breadcrumbs({ trail }: { trail: Trail }) {
  const { navigation } = useTexts();
  const parents = [{ label: navigation.homeCrumb, to: '/' }, ...trail.parents];
  return (
    <nav className="breadcrumbs" aria-label={navigation.breadcrumbs}>
      <ol>
        {parents.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{trail.name}</li>
      </ol>
    </nav>
  );
}

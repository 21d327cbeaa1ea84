import type { Page } from '../../../content/schema/page';
import type { SectionOf } from '../../../content/schema/sections';
import { Link } from '../../edition/link';
import { Button } from '../../ui/button/button';
import { Picture } from '../../ui/picture/picture';
import { Breadcrumbs } from '../breadcrumbs';

interface MastheadProps {
  section: SectionOf<'masthead'>;
  breadcrumbs: Page['breadcrumbs'];
}

/** A page's opening on ink, under the transparent bar. */
export function Masthead({ section, breadcrumbs }: MastheadProps) {
  return (
    <section className={section.picture ? 'masthead masthead-pictured on-ink' : 'masthead on-ink'}>
      <div className="masthead-inner">
        {breadcrumbs && <Breadcrumbs trail={breadcrumbs} />}
        {section.back && (
          <Link className="back-link" to={section.back.to}>
            {section.back.label}
          </Link>
        )}
        {section.eyebrow && <p className="eyebrow">{section.eyebrow}</p>}
        <h1>{section.heading}</h1>
        {section.text && <p className="lead">{section.text}</p>}
        {section.action && <Button link={section.action} />}
      </div>
      {section.picture && <Picture picture={section.picture} width={720} height={720} eager />}
    </section>
  );
}

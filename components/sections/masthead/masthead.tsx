import type { SectionOf } from '../../../content/schema/sections';
import { Button } from '../../ui/button/button';

/** A page's opening on ink, under the transparent bar. */
export function Masthead({ section }: { section: SectionOf<'masthead'> }) {
  return (
    <section className="masthead on-ink">
      <div className="masthead-inner">
        {section.eyebrow && <p className="eyebrow">{section.eyebrow}</p>}
        <h1>{section.heading}</h1>
        {section.text && <p className="lead">{section.text}</p>}
        {section.action && <Button link={section.action} />}
      </div>
    </section>
  );
}

import type { SectionOf } from '../../../content/schema/sections';
import { SectionHeading } from '../section-heading';

export function Districts({ section }: { section: SectionOf<'districts'> }) {
  return (
    <section className="districts on-mist" id={section.id}>
      <div className="wide">
        <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
        <ul className={`district-${section.look}`}>
          {section.districts.map((district) => (
            <li key={district}>{district}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

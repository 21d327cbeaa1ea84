import type { SectionOf } from '../../../content/schema/sections';
import { Icon } from '../../ui/icon/icon';
import { SectionHeading } from '../section-heading';

export function Awards({ section }: { section: SectionOf<'awards'> }) {
  return (
    <section className="awards wide" id={section.id}>
      <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
      <ul className="award-list">
        {section.awards.map(({ title, organization, year }) => (
          <li key={title} data-reveal="">
            <Icon name="award" />
            <h3>{title}</h3>
            <p>{organization}</p>
            <p className="award-year">{year}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

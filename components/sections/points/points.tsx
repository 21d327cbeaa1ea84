import type { SectionOf } from '../../../content/schema/sections';
import { Icon } from '../../ui/icon/icon';
import { SectionHeading } from '../section-heading';

/** Reasons, values, tips or mistakes: a heading that stays, a list that goes by. */
export function Points({ section }: { section: SectionOf<'points'> }) {
  return (
    <section className={`points points-${section.look} wide`} id={section.id}>
      <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
      <ul className="point-list">
        {section.points.map(({ icon, title, text }) => (
          <li key={title} data-reveal="">
            {icon && section.look === 'plain' && <Icon name={icon} />}
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

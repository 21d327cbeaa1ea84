import type { SectionOf } from '../../../content/schema/sections';
import { Stars } from '../../ui/stars/stars';
import { SectionHeading } from '../section-heading';

export function Plugins({ section }: { section: SectionOf<'plugins'> }) {
  return (
    <section className="plugins wide" id={section.id}>
      <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
      {section.categories.map((category) => (
        <div key={category.title} className="plugin-category">
          <h3>{category.title}</h3>
          <ul>
            {category.plugins.map(({ name, text, rating, price }) => (
              <li key={name} data-reveal="">
                <h4>{name}</h4>
                <p>{text}</p>
                <p className="plugin-end">
                  <Stars rating={rating} />
                  <span>{price}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

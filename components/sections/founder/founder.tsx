import type { SectionOf } from '../../../content/schema/sections';
import { Avatar } from '../../ui/picture/avatar';

export function Founder({ section }: { section: SectionOf<'founder'> }) {
  return (
    <section className="founder on-beam" id={section.id}>
      <div className="wide founder-inner" data-reveal="">
        <Avatar name={section.name} url={section.image} size={240} />
        <div>
          {section.eyebrow && <p className="eyebrow">{section.eyebrow}</p>}
          <h2>{section.heading}</h2>
          <figure>
            <blockquote>{section.quote}</blockquote>
            <figcaption>
              <strong>{section.name}</strong>, {section.position}
            </figcaption>
          </figure>
          {section.text && <p>{section.text}</p>}
        </div>
      </div>
    </section>
  );
}

import type { SectionOf } from '../../../content/schema/sections';
import { SectionHeading } from '../section-heading';

export function Timeline({ section }: { section: SectionOf<'timeline'> }) {
  return (
    <section className="timeline on-mist" id={section.id}>
      <div className="wide">
        <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
        <ol className="timeline-list">
          {section.entries.map(({ year, events }) => (
            <li key={year} data-reveal="">
              <p className="timeline-year">{year}</p>
              <div>
                {events.map(({ title, text }) => (
                  <div key={title} className="timeline-event">
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </div>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

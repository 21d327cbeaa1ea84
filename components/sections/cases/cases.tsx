import type { SectionOf } from '../../../content/schema/sections';
import { useTexts } from '../../edition/edition';
import { SectionHeading } from '../section-heading';

export function Cases({ section }: { section: SectionOf<'cases'> }) {
  const { stories: words } = useTexts();
  return (
    <section className="cases wide" id={section.id}>
      <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
      {section.cases.map((item) => (
        <article key={item.company} className="case" data-reveal="">
          <p className="case-improvement">{item.improvement}</p>
          <div>
            <h3>{item.company}</h3>
            <p className="byline">
              {item.location} · {item.time}
            </p>
          </div>
          <dl>
            <div>
              <dt>{words.challenge}</dt>
              <dd>{item.challenge}</dd>
            </div>
            <div>
              <dt>{words.results}</dt>
              <dd>{item.result}</dd>
            </div>
          </dl>
        </article>
      ))}
    </section>
  );
}

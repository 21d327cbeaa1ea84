import type { SectionOf } from '../../../content/schema/sections';
import { Picture } from '../../ui/picture/picture';
import { Ticks } from '../../ui/ticks';

/** A portfolio case: the picture across the fold, challenge against solution, three results on ink. */
export function CaseStudy({ section }: { section: SectionOf<'case-study'> }) {
  const { challenge, solution, results, technologies } = section;
  return (
    <div className="case-study" data-toggle-to-top="">
      <div className="post-picture">
        <Picture picture={section.picture} width={1312} height={640} eager />
      </div>
      <section className="wide case-study-story">
        <div data-reveal="">
          <p className="eyebrow">{section.business}</p>
          <h2>{challenge.heading}</h2>
          <p className="lead">{challenge.text}</p>
        </div>
        <div data-reveal="">
          <h2>{solution.heading}</h2>
          {solution.text && <p>{solution.text}</p>}
          <Ticks items={solution.list} />
        </div>
      </section>
      <section className="on-ink case-study-results">
        <div className="wide">
          <h2>{results.heading}</h2>
          <ul>
            {results.cards.map(({ title, text }) => (
              <li key={title} data-reveal="">
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      {technologies && (
        <section className="wide case-study-technologies">
          <h2>{technologies.heading}</h2>
          <ul>
            {technologies.cards.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

import type { SectionOf } from '../../../content/schema/sections';
import { useEdition } from '../../edition/edition';
import { useLanguage } from '../../language/language';
import { SectionHeading } from '../section-heading';

/** Results as large numbers on ink, each with what it counts. */
export function Figures({ section }: { section: SectionOf<'figures'> }) {
  const known = useEdition().shared.figures[useLanguage()];
  return (
    <section className="figures on-ink" id={section.id}>
      <div className="wide">
        <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
        <dl className="figure-list">
          {section.figures.map(({ figure, value, label, text }) => (
            <div key={label} data-reveal="">
              <dt>{label}</dt>
              <dd className="figure-value">{figure === undefined ? value : known[figure]}</dd>
              {text && <dd className="figure-text">{text}</dd>}
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

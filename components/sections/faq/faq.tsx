import type { SectionOf } from '../../../content/schema/sections';
import { SectionHeading } from '../section-heading';

/** Questions of which the browser keeps at most one open: details that share a name do that alone. */
export function Faq({ section }: { section: SectionOf<'faq'> }) {
  const group = section.id ?? 'faq';
  return (
    <section className="faq on-mist" id={group}>
      <div className="wide faq-grid">
        <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
        <div className="accordion">
          {section.questions.map(({ question, answer }) => (
            <details key={question} name={group}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

import type { SectionOf } from '../../../content/schema/sections';
import { SectionHeading } from '../section-heading';
import { Ticks } from '../../ui/ticks';

type Step = SectionOf<'steps'>['steps'][number];

/** A process along a line of soundings; expandable steps open one at a time. */
export function Steps({ section }: { section: SectionOf<'steps'> }) {
  const group = section.id ?? 'steps';
  return (
    <section className="steps on-mist" id={group}>
      <div className="wide">
        <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
        {section.expandable ? (
          <ol className="accordion step-accordion">
            {section.steps.map((step, index) => (
              <li key={step.title}>
                <details name={group} open={index === 0}>
                  <summary>
                    <span>{step.title}</span>
                  </summary>
                  <StepBody step={step} />
                </details>
              </li>
            ))}
          </ol>
        ) : (
          <ol className="step-line">
            {section.steps.map((step) => (
              <li key={step.title} data-reveal="">
                <h3>{step.title}</h3>
                <StepBody step={step} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

function StepBody({ step }: { step: Step }) {
  const notes = [step.time, step.importance].filter((note) => note !== undefined);
  return (
    <div className="step-body">
      <p>{step.text}</p>
      {step.details.length > 0 && <Ticks items={step.details} />}
      {notes.length > 0 && <p className="step-notes">{notes.join(' · ')}</p>}
    </div>
  );
}

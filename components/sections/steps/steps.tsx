import * as v from 'valibot';
import { headingFields } from '../../../content/schema/section-parts';
import { Text } from '../../../content/schema/text';
import { SectionHeading } from '../section-heading';
import { Ticks } from '../../ui/ticks';
import { exampleHeading } from '../example-parts';
import { passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

/** A process: numbered steps, in order. `expandable` shows one step's details at a time. */
const schema = v.strictObject({
  kind: v.literal('steps'),
  ...headingFields,
  expandable: v.optional(v.boolean('true or false'), false),
  steps: v.array(
    v.strictObject({
      title: Text,
      text: Text,
      details: v.optional(v.array(Text), []),
      time: v.optional(Text),
      importance: v.optional(Text),
    }),
  ),
});

type Step = v.InferOutput<typeof schema>['steps'][number];

/** A process along a line of soundings; expandable steps open one at a time. */
function Steps({ section }: SectionProps<typeof schema>) {
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
          <ol className="step-line cards">
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

export const steps = sectionKind({
  schema,
  Component: Steps,
  passages: ({ heading, text, steps }) => [
    passage(
      heading,
      text,
      steps.map((step) => [step.title, step.time]),
    ),
    ...steps.map(({ title, text: step, details, time, importance }) =>
      passage(`${heading}: ${title}`, step, details, time, importance),
    ),
  ],
  example: {
    kind: 'steps',
    ...exampleHeading,
    expandable: true,
    steps: [
      {
        title: 'Talk',
        text: 'About what is wanted.',
        details: ['By phone', 'Or here'],
        time: '1 day',
        importance: 'High',
      },
    ],
  },
});

import * as v from 'valibot';
import { Anchor, headingFields } from '../../../content/schema/section-parts';
import { Text } from '../../../content/schema/text';
import { Topic } from '../../../content/schema/topics';
import { exampleHeading } from '../example-parts';
import { SectionHeading } from '../section-heading';
import { sectionKind, type SectionProps } from '../section-kind';

const schema = v.strictObject({
  kind: v.literal('faq'),
  ...headingFields,
  id: v.optional(Anchor, 'faq'),
  questions: v.array(
    v.strictObject({
      question: Text,
      answer: Text,
      /** What the chat answers with this. */
      topics: v.optional(v.array(Topic)),
    }),
  ),
});

/** Questions of which the browser keeps at most one open: details that share a name do that alone. */
function Faq({ section }: SectionProps<typeof schema>) {
  return (
    <section className="faq on-mist" id={section.id}>
      <div className="wide faq-grid">
        <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
        <div className="accordion">
          {section.questions.map(({ question, answer }) => (
            <details key={question} name={section.id}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

export const faq = sectionKind({
  schema,
  Component: Faq,
  passages: ({ questions }) =>
    questions.map(({ question, answer, topics = [] }) => ({
      heading: question,
      text: answer,
      topics,
    })),
  example: {
    kind: 'faq',
    ...exampleHeading,
    questions: [
      { question: 'What does an example cost?', answer: 'Nothing.', topics: ['price-web'] },
      { question: 'Is it real?', answer: 'No.' },
    ],
  },
});

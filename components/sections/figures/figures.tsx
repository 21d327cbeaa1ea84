import * as v from 'valibot';
import { FigureName, headingFields } from '../../../content/schema/section-parts';
import { Text } from '../../../content/schema/text';
import { useEdition } from '../../edition/edition';
import { SectionHeading } from '../section-heading';
import { exampleHeading } from '../example-parts';
import { figureText, passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

/** Results as large numbers: a figure of `site.yaml`, or a value of this page's own. */
const schema = v.strictObject({
  kind: v.literal('figures'),
  ...headingFields,
  figures: v.array(
    v.strictObject({
      figure: v.optional(FigureName),
      value: v.optional(Text),
      label: Text,
      text: v.optional(Text),
    }),
  ),
});

/** Results as large numbers on ink, each with what it counts. */
function Figures({ section }: SectionProps<typeof schema>) {
  const { shared, language } = useEdition();
  const known = shared.figures[language];
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

export const figures = sectionKind({
  schema,
  Component: Figures,
  passages: ({ heading, text, figures }, source) => [
    passage(
      heading,
      text,
      figures.map(({ figure, value, label, text: note }) => [
        `${value ?? figureText(source, figure ?? '')} ${label}`,
        note,
      ]),
    ),
  ],
  names: ({ figures }) =>
    figures.flatMap(({ figure }) => (figure === undefined ? [] : [['figure', figure]])),
  example: {
    kind: 'figures',
    ...exampleHeading,
    figures: [
      { figure: 'success', label: 'stay', text: 'Year after year.' },
      { value: '3 of 4', label: 'come back' },
    ],
  },
});

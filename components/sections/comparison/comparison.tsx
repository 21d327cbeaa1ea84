import * as v from 'valibot';
import { headingFields } from '../../../content/schema/section-parts';
import { Text } from '../../../content/schema/text';
import { SectionHeading } from '../section-heading';
import { exampleHeading } from '../example-parts';
import { passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

/** A real table, for numbers that are to be compared. The first column heads its rows. */
const schema = v.strictObject({
  kind: v.literal('comparison'),
  ...headingFields,
  caption: Text,
  columns: v.array(Text),
  rows: v.array(v.array(Text)),
});

/** A table that scrolls on its own where the screen is narrower than it. */
function Comparison({ section }: SectionProps<typeof schema>) {
  const { columns, rows, caption } = section;
  return (
    <section className="comparison wide" id={section.id}>
      <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
      <section className="table-scroll" tabIndex={0} aria-label={caption}>
        <table>
          <caption>
            <span>{caption}</span>
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

export const comparison = sectionKind({
  schema,
  Component: Comparison,
  passages: ({ heading, text, columns, rows }) => [
    passage(heading, text),
    ...rows.map(([first = '', ...cells]) =>
      passage(
        `${heading}: ${first}`,
        cells.map((cell, index) => `${columns[index + 1] ?? ''}: ${cell}`),
      ),
    ),
  ],
  example: {
    kind: 'comparison',
    ...exampleHeading,
    caption: 'What costs what',
    columns: ['Kind', 'Price'],
    rows: [
      ['Small', '1 500 kr'],
      ['Large', '3 000 kr'],
    ],
  },
});

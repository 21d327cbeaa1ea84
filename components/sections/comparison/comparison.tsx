import type { SectionOf } from '../../../content/schema/sections';
import { SectionHeading } from '../section-heading';

/** A table that scrolls on its own where the screen is narrower than it. */
export function Comparison({ section }: { section: SectionOf<'comparison'> }) {
  const { columns, rows, caption } = section;
  return (
    <section className="comparison wide" id={section.id}>
      <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
      <div className="table-scroll" tabIndex={0} role="region" aria-label={caption}>
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
      </div>
    </section>
  );
}

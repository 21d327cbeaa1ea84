import * as v from 'valibot';
import { noPassages } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

/** Where the Markdown below the front matter goes: its headings in the margin, or all of it in two columns. */
const schema = v.strictObject({
  kind: v.literal('prose'),
  look: v.optional(v.picklist(['margin', 'columns'], 'margin or columns'), 'margin'),
});

/** Markdown, already turned into HTML by the build. */
function Prose({ section, page }: SectionProps<typeof schema>) {
  const ground = section.look === 'columns' ? ' on-mist' : '';
  return (
    <section
      className={`prose prose-${section.look}${ground}`}
      dangerouslySetInnerHTML={{ __html: page.html }}
    />
  );
}

export const prose = sectionKind({
  schema,
  Component: Prose,
  passages: noPassages,
  example: { kind: 'prose', look: 'columns' },
});

import * as v from 'valibot';
import { noPassages } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

/** Where the Markdown below the front matter goes. */
const schema = v.strictObject({ kind: v.literal('prose') });

/** Markdown, already turned into HTML by the build. */
function Prose({ page }: SectionProps<typeof schema>) {
  return <section className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />;
}

export const prose = sectionKind({
  schema,
  Component: Prose,
  passages: noPassages,
  example: { kind: 'prose' },
});

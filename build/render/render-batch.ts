import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../content/core/language';
import type { Problem } from '../../content/core/problem';
import type { ConvertedDocument } from '../../content/schema/planned-document';
import { type PageFacts, readPage, readText } from './page-facts';
import { htmlOf, pageEncoder } from './page';
import type { DocumentRenderer, Rendered } from './render-document';

/** What is left of a document once its file is written. */
export interface RenderReport extends PageFacts {
  path: string;
  shell: Language;
  source: string;
  bytes: number;
  problems: readonly Problem[];
}

const encode = pageEncoder();

/**
 * Renders documents one after the other and writes those without a problem below `out`. Synchronous,
 * because small files are written in a fraction of the time that promises take.
 */
export const renderBatch = (
  documents: readonly ConvertedDocument[],
  render: DocumentRenderer,
  out: string,
): RenderReport[] =>
  documents.map((document) => {
    const rendered = render(document);
    if (!rendered.ok) return reportOn(document, rendered, 0);
    const bytes = encode(rendered.page);
    writeFileSync(join(out, document.file), bytes);
    return reportOn(document, rendered, bytes.length);
  });

/** What checks and the summary need to know of a rendered document. */
export function reportOn(
  document: ConvertedDocument,
  rendered: Rendered,
  bytes: number,
): RenderReport {
  const { path, shell, source, route } = document;
  if (!rendered.ok)
    return { path, shell, source, bytes, problems: [rendered.problem], ...readText('') };
  const { page, found } = rendered;
  return {
    path,
    shell,
    source,
    bytes,
    problems: proseProblems(document),
    // Header and footer differ by language only: Home's are read for all pages.
    ...(route === '/' ? readPage(htmlOf(page)) : found),
  };
}

/** Told once for a text, of which there are two editions. */
const proseProblems = ({ shell, text, source, converted }: ConvertedDocument): Problem[] =>
  shell === text ? converted.mistakes.map((mistake) => ({ file: source, ...mistake })) : [];

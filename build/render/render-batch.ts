import type { ConvertedDocument } from '../../components/document/document-data';
import { type HtmlFacts, mainOf, readHtml } from '../check/read-html';
import type { Problem } from '../problems';
import type { OutputFile } from '../write/write-files';
import { encode } from './encode';
import { type RenderContext, renderDocument } from './render-document';

/** What is left of a document once its file is written. */
export interface RenderReport {
  path: string;
  source: string;
  bytes: number;
  facts: HtmlFacts;
  problem?: Problem;
}

/** What documents are rendered to: a report of each, and a file of each without a problem. */
export interface RenderedBatch {
  reports: RenderReport[];
  files: OutputFile[];
}

/** Renders documents one after the other; problems are reported, not thrown. */
export function renderBatch(
  documents: readonly ConvertedDocument[],
  context: RenderContext,
): RenderedBatch {
  const files: OutputFile[] = [];
  const reports = documents.map((document): RenderReport => {
    const { path, source, file, route } = document;
    const rendered = renderDocument(document, context);
    if (!rendered.ok) {
      const facts = { links: [], anchors: [], withoutAlt: [] };
      return { path, source, bytes: 0, facts, problem: rendered.problem };
    }
    const { html } = rendered;
    const bytes = encode(html);
    files.push({ path: file, bytes });
    // Header and footer differ by language only: Home's are read for all pages.
    const facts = readHtml(route === '/' ? html : mainOf(html));
    return { path, source, bytes: bytes.length, facts };
  });
  return { reports, files };
}

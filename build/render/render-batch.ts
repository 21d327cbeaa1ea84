import type { ConvertedDocument } from '../../components/document/document-data';
import type { HtmlFacts } from '../check/read-html';
import { mainOf, readHtml } from '../check/read-html';
import type { Problem } from '../problems';
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

/** A document's file and what was noticed in it. */
export interface RenderedDocument {
  report: RenderReport;
  /** Path under the output folder. */
  file: string;
  /** Empty where there is a problem. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** Renders documents one after the other; problems are reported, not thrown. */
export const renderBatch = (
  documents: readonly ConvertedDocument[],
  context: RenderContext,
): RenderedDocument[] =>
  documents.map((document) => {
    const { path, source, file, route } = document;
    const rendered = renderDocument(document, context);
    if (!rendered.ok) {
      const facts = { links: [], anchors: [], withoutAlt: [] };
      const { problem } = rendered;
      return { report: { path, source, bytes: 0, facts, problem }, file, bytes: new Uint8Array() };
    }
    const { html } = rendered;
    const bytes = encode(html);
    // Header and footer differ by language only: Home's are read for all pages.
    const facts = readHtml(route === '/' ? html : mainOf(html));
    return { report: { path, source, bytes: bytes.length, facts }, file, bytes };
  });

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Document } from '../../components/document/document-data';
import type { HtmlFacts } from '../check/read-html';
import { mainOf, readHtml } from '../check/read-html';
import type { Problem } from '../problems';
import { type RenderContext, renderDocument } from './render-document';

/** What is left of a document once its file is written. */
export interface RenderReport {
  path: string;
  source: string;
  bytes: number;
  facts: HtmlFacts;
  problem?: Problem;
}

export interface RenderTarget extends RenderContext {
  /** Folder that the files are written to; nothing is written without one. */
  out: string | undefined;
}

/** Folders known to exist, by the run that made them. */
const madeFolders = new WeakMap<RenderTarget, Set<string>>();

function write(target: RenderTarget, path: string, bytes: Uint8Array): void {
  const made = madeFolders.get(target) ?? new Set();
  madeFolders.set(target, made);
  const folder = dirname(path);
  if (!made.has(folder)) mkdirSync(folder, { recursive: true });
  made.add(folder);
  writeFileSync(path, bytes);
}

/** Renders and writes documents one after the other; problems are reported, not thrown. */
export function renderBatch(documents: readonly Document[], target: RenderTarget): RenderReport[] {
  return documents.map((document) => {
    const { path, source } = document;
    const rendered = renderDocument(document, target);
    if (!rendered.ok) {
      return {
        path,
        source,
        bytes: 0,
        facts: { links: [], anchors: [], withoutAlt: [] },
        problem: rendered.problem,
      };
    }
    const { html } = rendered;
    // Encoded here: Node would make room for three times the text, which counts in a list of thousands.
    const bytes = Buffer.from(html);
    if (target.out !== undefined) write(target, join(target.out, document.file), bytes);
    // Header and footer differ by language only: Home's are read for all pages.
    const read = document.route === '/' ? html : mainOf(html);
    return {
      path,
      source,
      bytes: bytes.length,
      facts: readHtml(read),
    };
  });
}

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

const folders = new Set<string>();

function write(path: string, text: string): void {
  const folder = dirname(path);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(path, text);
}

/** Shells whose own links have been read: header and footer differ by language only. */
const shellsRead = new Set<string>();

/** Renders and writes documents one after the other; problems are reported, not thrown. */
export function renderBatch(documents: readonly Document[], target: RenderTarget): RenderReport[] {
  return documents.map((document) => {
    const { path, source, shell } = document;
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
    if (target.out !== undefined) write(join(target.out, document.file), html);
    const whole = document.route === '/' || !shellsRead.has(shell);
    shellsRead.add(shell);
    return {
      path,
      source,
      bytes: Buffer.byteLength(html),
      facts: readHtml(whole ? html : mainOf(html)),
    };
  });
}

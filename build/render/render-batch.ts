import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Problem } from '../../content/core/problem';
import type { ConvertedDocument } from '../../content/schema/planned-document';
import type { ReachedHosts } from '../../lambdas/edge/security-headers';
import { reachedHosts } from '../files/reached-hosts';
import { type HtmlFacts, readHtml } from '../check/read-html';
import type { DocumentRenderer, Rendered } from './render-document';

/** What is left of a document once its file is written. */
export interface RenderReport {
  path: string;
  source: string;
  bytes: number;
  facts: HtmlFacts;
  /** Hosts that it reaches besides our own. */
  reached: ReachedHosts;
  /** Names of its islands, sorted. */
  islands: readonly string[];
  problems: readonly Problem[];
}

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
    if (rendered.ok) {
      const file = join(out, document.file);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, rendered.html);
    }
    return reportOn(document, rendered);
  });

/** What checks and the summary need to know of a rendered document. */
export function reportOn(document: ConvertedDocument, rendered: Rendered): RenderReport {
  const { path, source, route } = document;
  if (!rendered.ok) {
    const facts = { links: [], anchors: [], withoutAlt: [] };
    const reached = { pictures: [], services: [] };
    return { path, source, bytes: 0, facts, reached, islands: [], problems: [rendered.problem] };
  }
  const { html, main } = rendered;
  // Header and footer differ by language only: Home's are read for all pages.
  const part = route === '/' ? html : main;
  return {
    path,
    source,
    bytes: Buffer.byteLength(html),
    facts: readHtml(part),
    reached: reachedHosts([part]),
    islands: islandsIn(part),
    problems: unsafeProblems(document),
  };
}

/** Most pages have none, which is quickly seen. */
const islandsIn = (html: string): string[] =>
  html.includes('data-island=')
    ? [
        ...new Set([...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) => name)),
      ].sort()
    : [];

/** Told once for a text, of which there are two editions. */
const unsafeProblems = ({ shell, text, source, converted }: ConvertedDocument): Problem[] =>
  shell !== text
    ? []
    : converted.unsafe.map((found) => ({
        file: source,
        line: 0,
        // Where it was written as Markdown, its end is what the source holds too.
        needle: /[^\s"']+$/.exec(found)?.[0] ?? found,
        what: 'HTML that no page may hold',
        found,
        expected: 'Markdown, or plain elements such as <kbd>, <sup> or <details>',
        fix: 'say it in Markdown, or as a section of the page; scripts, frames, handlers and inline style are blocked in browsers',
      }));

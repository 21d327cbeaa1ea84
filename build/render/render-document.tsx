import { renderToString } from 'react-dom/server';
import { DocumentPage } from '../../components/document/document';
import type { Assets } from '../../components/document/head';
import type { SharedContent } from '../../components/edition/edition';
import { IslandPropsError } from '../../components/island/props';
import { withVisits } from '../../content/core/paths';
import type { Problem } from '../../content/core/problem';
import type { ConvertedDocument } from '../../content/schema/planned-document';
import { withHyphens } from './hyphenate';
import { type Shell, shellsOf } from './shells';

/** What every document is rendered with. */
export interface RenderContext {
  shared: SharedContent;
  assets: Assets;
}

export type Rendered = { ok: true; html: string } | { ok: false; problem: Problem };

/** Renders one document to the text of its HTML file. */
export type DocumentRenderer = (document: ConvertedDocument) => Rendered;

export function documentRenderer({ shared, assets }: RenderContext): DocumentRenderer {
  const shellOf = shellsOf(shared);
  return (document) => {
    try {
      const page = withVisits(
        renderToString(<DocumentPage document={document} shared={shared} assets={assets} />),
        shared.counterparts,
      );
      const text = document.text === 'sv' ? withHyphens(page) : page;
      return { ok: true, html: `<!DOCTYPE html>${inShell(text, shellOf(document))}\n` };
    } catch (error) {
      if (!(error instanceof IslandPropsError)) throw error;
      return { ok: false, problem: islandProblem(document.source, error) };
    }
  };
}

/** Puts a shell around `<main>`, of which a page has one. */
function inShell(page: string, { before, after }: Shell): string {
  const start = page.indexOf('<main');
  const end = page.lastIndexOf('</main>') + '</main>'.length;
  return page.slice(0, start) + before + page.slice(start, end) + after + page.slice(end);
}

const islandProblem = (file: string, { island, path, found }: IslandPropsError): Problem => ({
  file,
  line: 0,
  what: `island ${island} given props that cannot be serialised`,
  found: `${path} is ${found}`,
  expected: 'texts, numbers, booleans, null, lists and plain objects',
  fix: 'pass plain data and build the rest inside the island',
});

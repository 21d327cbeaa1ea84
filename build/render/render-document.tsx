import { renderToString } from 'react-dom/server';
import type { Document } from '../../components/document/document-data';
import { DocumentPage } from '../../components/document/document';
import type { Assets } from '../../components/document/head';
import type { SharedContent } from '../../components/edition/edition';
import { IslandPropsError } from '../../components/island/props';
import { withOwnImages } from '../images/markdown-images';
import { withOwnAddresses } from '../images/own-addresses';
import type { Problem } from '../problems';
import { barsOf } from './bars';
import { inEnglishShell, markdownToHtml, readingMinutes } from './markdown';

/** What every document is rendered with. */
export interface RenderContext {
  shared: SharedContent;
  assets: Assets;
}

export type Rendered = { ok: true; html: string } | { ok: false; problem: Problem };

/** The last text converted: the editions of one page follow each other and share it. */
let lastBody: { markdown: string; html: string; minutes: number } | undefined;

function convert(markdown: string) {
  if (lastBody?.markdown !== markdown) {
    lastBody = { markdown, html: markdownToHtml(markdown), minutes: readingMinutes(markdown) };
  }
  return lastBody;
}

/** Renders one document to the text of its HTML file. Pure but for the memo above. */
export function renderDocument(document: Document, { shared, assets }: RenderContext): Rendered {
  const body = document.view.kind === 'post' ? document.view.post.body : document.view.body;
  const { html, minutes } = convert(body);
  try {
    const page = renderToString(
      <DocumentPage
        document={{
          ...document,
          structuredData: withOwnAddresses(
            document.structuredData,
            shared.pictures,
            shared.siteUrl,
          ),
        }}
        shared={shared}
        assets={assets}
        bars={barsOf(document, shared)}
        html={withOwnImages(document.shell === 'en' ? inEnglishShell(html) : html, shared.pictures)}
        minutes={minutes}
      />,
    );
    return { ok: true, html: `<!DOCTYPE html>${page}\n` };
  } catch (error) {
    if (!(error instanceof IslandPropsError)) throw error;
    return {
      ok: false,
      problem: {
        file: document.source,
        line: 0,
        what: `island ${error.island} given props that cannot be serialised`,
        found: `${error.path} is ${error.found}`,
        expected: 'texts, numbers, booleans, null, lists and plain objects',
        fix: 'pass plain data and build the rest inside the island',
      },
    };
  }
}

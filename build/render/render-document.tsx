import { renderToString } from 'react-dom/server';
import { DocumentPage } from '../../components/document/document';
import type { ConvertedDocument } from '../../components/document/document-data';
import type { Assets } from '../../components/document/head';
import type { SharedContent } from '../../components/edition/edition';
import { IslandPropsError } from '../../components/island/props';
import type { Problem } from '../problems';
import { barsOf } from './bars';

/** What every document is rendered with. */
export interface RenderContext {
  shared: SharedContent;
  assets: Assets;
}

export type Rendered = { ok: true; html: string } | { ok: false; problem: Problem };

/** Renders one document to the text of its HTML file. Pure. */
export function renderDocument(
  document: ConvertedDocument,
  { shared, assets }: RenderContext,
): Rendered {
  try {
    const page = renderToString(
      <DocumentPage
        document={document}
        shared={shared}
        assets={assets}
        bars={barsOf(document, shared)}
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

import { renderToString } from 'react-dom/server';
import { DocumentPage } from '../../components/document/document';
import type { Assets } from '../../components/document/head';
import type { SharedContent } from '../../components/edition/edition';
import { IslandPropsError } from '../../components/island/props';
import { inShell, withVisits } from '../../content/core/paths';
import type { Problem } from '../../content/core/problem';
import type { ConvertedDocument } from '../../content/schema/planned-document';
import { withHyphens } from './hyphenate';
import { type PageFacts, readText } from './page-facts';
import type { Page } from './page';
import { headOf, mainOf } from './page-parts';
import { shellsOf } from './shells';

/** What every document is rendered with. */
export interface RenderContext {
  shared: SharedContent;
  assets: Assets;
}

export type Rendered =
  /** What was found is that of the text, without the shell. */
  { ok: true; page: Page; found: PageFacts } | { ok: false; problem: Problem };

/** Renders one document to the HTML of its file. */
export type DocumentRenderer = (document: ConvertedDocument) => Rendered;

/** What is the same in all editions of a text, as HTML. */
interface Drawn {
  head: string;
  /** What stands inside `<main>`, its links those of the default shell. */
  main: string;
  found: PageFacts;
}

/**
 * Puts documents together of what is drawn once for a text and once for a shell. The editions of one
 * text follow each other, so the last text is remembered.
 */
export function documentRenderer({ shared, assets }: RenderContext): DocumentRenderer {
  const inItsShell = shellsOf(shared, assets);
  let last: { document: ConvertedDocument; drawn: Drawn } | undefined;
  return (document) => {
    try {
      if (!last || !drawsAlike(last.document, document))
        last = { document, drawn: draw(document, shared) };
      const { head, main, found } = last.drawn;
      const text = withVisits(inShell(main, document.shell), shared.counterparts);
      return { ok: true, page: inItsShell(document, head, text), found };
    } catch (error) {
      if (!(error instanceof IslandPropsError)) throw error;
      return { ok: false, problem: islandProblem(document.source, error) };
    }
  };
}

/** Whether two editions differ by nothing but their shell. */
const drawsAlike = (a: ConvertedDocument, b: ConvertedDocument): boolean =>
  a.converted === b.converted && a.alternates === b.alternates;

function draw(document: ConvertedDocument, shared: SharedContent): Drawn {
  const page = renderToString(<DocumentPage document={document} shared={shared} />);
  const main = mainOf(page);
  return {
    head: headOf(page),
    main: document.text === 'sv' ? withHyphens(main) : main,
    found: readText(main),
  };
}

const islandProblem = (file: string, { island, path, found }: IslandPropsError): Problem => ({
  file,
  what: `island ${island} given props that cannot be serialised`,
  found: `${path} is ${found}`,
  expected: 'texts, numbers, booleans, null, lists and plain objects',
  fix: 'pass plain data and build the rest inside the island',
});

import { isDeepStrictEqual } from 'node:util';
import { LANGUAGE_CODES } from '../../content/core/language';
import type { PlannedDocument } from '../../content/schema/planned-document';
import type { Theme } from '../../content/schema/theme';
import type { ClientBundle } from '../bundle/bundle-client';
import type { converter } from '../render/convert';
import type { Renderer } from '../render/load-renderer';
import type { RenderReport } from '../render/render-batch';
import { htmlOf } from '../render/page';
import type { DocumentRenderer } from '../render/render-document';
import type { AssembledSite } from './assemble';

/** The code that draws pages, and what browsers load of it. */
export interface Code {
  /** What it was bundled with. */
  theme: Theme;
  client: ClientBundle;
  renderer: Renderer;
}

/** A site that can be shown. */
export interface Live extends AssembledSite {
  code: Code;
  /** By output file. */
  documents: ReadonlyMap<string, PlannedDocument>;
  /** Where pictures, and files that are published as they are, lie, by path. */
  copied: ReadonlyMap<string, string>;
  convert: ReturnType<typeof converter>;
  render: DocumentRenderer;
  /** What was drawn so far. */
  drawn: WeakMap<PlannedDocument, Drawn>;
}

/** A document's page, as far as somebody has asked for it. */
interface Drawn {
  html?: string;
  report?: RenderReport;
}

/** What is shown in the place of a page that cannot be drawn, below its problem. */
const NO_PAGE = '<!DOCTYPE html><title>Problem</title><body></body>';

function draw({ code, convert, render }: Live, document: PlannedDocument) {
  const converted = convert(document);
  const rendered = render(converted);
  const html = rendered.ok ? htmlOf(rendered.page) : NO_PAGE;
  return { html, report: code.renderer.reportOn(converted, rendered, Buffer.byteLength(html)) };
}

export function pageOf(live: Live, document: PlannedDocument): string {
  const known = live.drawn.get(document)?.html;
  if (known !== undefined) return known;
  const { html, report } = draw(live, document);
  live.drawn.set(document, { html, report });
  return html;
}

/** What checks need to know of a document; its HTML is not kept, for there may be thousands. */
export function reportOf(live: Live, document: PlannedDocument): RenderReport {
  const { report } = draw(live, document);
  live.drawn.set(document, { ...live.drawn.get(document), report });
  return report;
}

/** Whether two states of a site draw a document alike. */
export const drawsAlike = (a: Live, b: Live): boolean =>
  a.code === b.code &&
  (['pictures', 'counterparts'] as const).every((part) =>
    isDeepStrictEqual(a.context.shared[part], b.context.shared[part]),
  ) &&
  (['site', 'navigation', 'people', 'theme', 'logo'] as const).every(
    (part) => a.content[part] === b.content[part],
  ) &&
  LANGUAGE_CODES.every((code) => a.content.dictionaries[code] === b.content.dictionaries[code]);

/** Paths whose page is another now; all of them where everything is. */
export function changedPaths(before: Live | undefined, after: Live | undefined): string[] {
  if (!after || before?.context !== after.context) return ['*'];
  const [olds, news] = [before.plan.documents, after.plan.documents];
  // Most are where they were, and need not be looked up.
  const changed = news.filter(
    (document, at) => olds[at] !== document && before.documents.get(document.file) !== document,
  );
  const gone = olds.filter(
    (document, at) => news[at] !== document && !after.documents.has(document.file),
  );
  return [...changed, ...gone].map(({ path }) => path);
}

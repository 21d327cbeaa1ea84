import type { Content } from '../../build/content/content';
import { ContentFolder } from '../../build/content/content-folder';
import type { PlannedDocument } from '../../content/schema/planned-document';
import { emailServiceFor } from '../../build/assembly/email-service';
import { planSite } from '../../build/plan/plan-site';
import { converter } from '../../build/render/convert';
import { htmlOf } from '../../build/render/page';
import {
  type RenderContext,
  type Rendered,
  documentRenderer,
} from '../../build/render/render-document';
import { sharedContent } from '../../build/assembly/shared-content';
import { FIXTURE } from './content';

/** The content of a folder without a mistake. */
export async function loadContent(dir = FIXTURE): Promise<Content> {
  const folder = new ContentFolder(dir);
  await folder.readAll();
  const { content, problems } = folder.assemble();
  if (!content || problems.length > 0) throw new Error(`${dir} is not fit for tests`);
  return content;
}

/** The one document at a path. */
export function documentAt(documents: readonly PlannedDocument[], path: string): PlannedDocument {
  const found = documents.filter((document) => document.path === path);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} documents at ${path}`);
  return found[0];
}

export const rendered = (document: PlannedDocument, context: RenderContext): Rendered =>
  documentRenderer(context)(converter(context.shared)(document));

/** The HTML of a document, which must have no problem. */
export function renderedHtml(document: PlannedDocument, context: RenderContext): string {
  const result = rendered(document, context);
  if (!result.ok) throw new Error(result.problem.what);
  return htmlOf(result.page);
}

/** Addresses of style sheet, script and font where nothing was bundled. */
export const UNBUNDLED: RenderContext['assets'] = {
  style: '/assets/style.css',
  script: '/assets/main.js',
  scriptImports: [],
  fonts: ['/assets/a.woff2'],
};

/** What the documents of some content are rendered with, under addresses that nothing answers. */
export const renderContext = (content: Content, siteUrl: string): RenderContext => ({
  shared: sharedContent(
    content,
    planSite(content, siteUrl).documents,
    siteUrl,
    emailServiceFor('build', content.site, {}),
  ),
  assets: UNBUNDLED,
});

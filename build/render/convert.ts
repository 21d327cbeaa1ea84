import type { ConvertedDocument, Document } from '../../components/document/document-data';
import type { SharedContent } from '../../components/edition/edition';
import { withOwnImages } from '../images/markdown-images';
import { withOwnAddresses } from '../images/own-addresses';
import { inEnglishShell, markdownToHtml, readingMinutes } from './markdown';

/** The last text converted: the editions of one page follow each other and share it. */
let last: { markdown: string; html: string; minutes: number } | undefined;

/**
 * Converts what a document holds as Markdown and as data: the part of rendering that needs no
 * components. Pure but for the memo above.
 */
export function convert(
  document: Document,
  { pictures, siteUrl }: Pick<SharedContent, 'pictures' | 'siteUrl'>,
): ConvertedDocument {
  const { view, shell, structuredData } = document;
  const markdown = view.kind === 'post' ? view.post.body : view.body;
  if (last?.markdown !== markdown) {
    last = { markdown, html: markdownToHtml(markdown), minutes: readingMinutes(markdown) };
  }
  const { html, minutes } = last;
  return {
    ...document,
    structuredData: scriptJson(withOwnAddresses(structuredData, pictures, siteUrl)),
    html: withOwnImages(shell === 'en' ? inEnglishShell(html) : html, pictures),
    minutes,
  };
}

/** JSON that cannot end the script element it stands in. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

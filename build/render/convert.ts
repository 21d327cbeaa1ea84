import type { ConvertedDocument, Document, View } from '../../components/document/document-data';
import type { SharedContent } from '../../components/edition/edition';
import type { Post } from '../../content/schema/page';
import { withOwnImages } from '../images/markdown-images';
import { withOwnAddresses } from '../images/own-addresses';
import { inEnglishShell, markdownToHtml, readingMinutes } from './markdown';

/**
 * Converts what a document holds as Markdown and as data: the part of rendering that needs no
 * components. The same document is always converted to the same.
 */
export function convert(
  document: Document,
  { pictures, siteUrl }: Pick<SharedContent, 'pictures' | 'siteUrl'>,
): ConvertedDocument {
  const { shell, structuredData } = document;
  const { view, html, minutes } = convertView(document.view);
  return {
    ...document,
    view,
    structuredData: scriptJson(withOwnAddresses(structuredData, pictures, siteUrl)),
    html: withOwnImages(shell === 'en' ? inEnglishShell(html) : html, pictures),
    minutes,
  };
}

/** JSON that cannot end the script element it stands in. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

type ConvertedView = Pick<ConvertedDocument, 'view' | 'html' | 'minutes'>;

/** A view whose Markdown is converted and left out, for it would be sent to threads in vain. */
function convertView(view: View): ConvertedView {
  if (view.kind === 'page') return { view: { ...view, body: '' }, ...convertBody(view.body) };
  const { post, body } = withoutBody(view.post);
  return { view: { ...view, post }, ...convertBody(body) };
}

const convertBody = rememberingLast((markdown: string) => ({
  html: markdownToHtml(markdown),
  minutes: readingMinutes(markdown),
}));

/** A post decodes its Markdown whenever it is asked for it. */
const withoutBody = rememberingLast(({ body, ...rest }: Post) => ({
  body,
  post: { ...rest, body: '' },
}));

/** A function that knows its last answer: the editions of one page follow each other and share it. */
function rememberingLast<From, To>(make: (from: From) => To): (from: From) => To {
  let last: { from: From; made: To } | undefined;
  return (from) => {
    if (last?.from !== from) last = { from, made: make(from) };
    return last.made;
  };
}

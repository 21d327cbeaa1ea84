import { inShell } from '../../content/core/paths';
import type { SharedContent } from '../../components/edition/edition';
import type { Post } from '../../content/schema/page';
import type {
  ConvertedDocument,
  PlannedDocument,
  View,
} from '../../content/schema/planned-document';
import { withOwnImages } from '../markdown/markdown-images';
import { withOwnAddresses } from '../images/own-addresses';
import { markdownToHtml, readingMinutes } from '../markdown/markdown';
import { unsafeHtml } from '../markdown/unsafe-html';

/** A text's Markdown as HTML; `post` is the post without it, for threads would be sent it in vain. */
interface ConvertedText {
  /** What tells this text from others: a post, or a page's Markdown. */
  key: Post | string;
  html: string;
  minutes: number;
  unsafe: readonly string[];
  post?: Post;
}

/**
 * Converts what documents hold as Markdown and as data: the part of rendering that needs no
 * components. The editions of one text follow each other, so the last text is remembered.
 */
export function converter({
  pictures,
  siteUrl,
}: Pick<SharedContent, 'pictures' | 'siteUrl'>): (document: PlannedDocument) => ConvertedDocument {
  let last: ConvertedText | undefined;
  return (document) => {
    const { shell, structuredData, view } = document;
    if (last?.key !== keyOf(view)) last = convertText(view);
    const { html, minutes, unsafe, post } = last;
    return {
      ...document,
      view: view.kind === 'post' ? { ...view, post: post ?? view.post } : { ...view, body: '' },
      structuredData: scriptJson(withOwnAddresses(structuredData, pictures, siteUrl)),
      html: withOwnImages(inShell(html, shell), pictures),
      minutes,
      unsafe,
    };
  };
}

const keyOf = (view: View): ConvertedText['key'] => (view.kind === 'post' ? view.post : view.body);

function convertText(view: View): ConvertedText {
  if (view.kind === 'page') return { key: view.body, ...convertBody(view.body) };
  // A post decodes its Markdown whenever it is asked for it.
  const { body, ...rest } = view.post;
  return { key: view.post, post: { ...rest, body: '' }, ...convertBody(body) };
}

function convertBody(markdown: string) {
  const html = markdownToHtml(markdown);
  return { html, minutes: readingMinutes(markdown), unsafe: unsafeHtml(html) };
}

/** JSON that cannot end the script element it stands in. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

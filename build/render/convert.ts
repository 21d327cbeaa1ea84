import type { SharedContent } from '../../components/edition/edition';
import type {
  ConvertedDocument,
  ConvertedText,
  PlannedDocument,
  View,
} from '../../content/schema/planned-document';
import { withOwnImages } from '../markdown/markdown-images';
import { withOwnAddresses } from '../images/own-addresses';
import { markdownToHtml, readingMinutes } from '../markdown/markdown';
import { proseMistakes } from '../markdown/prose-mistakes';

/**
 * Converts what documents hold as Markdown and as data: the part of rendering that needs no
 * components. The editions of one text follow each other, so the last text is remembered.
 */
export function converter({
  pictures,
  siteUrl,
}: Pick<SharedContent, 'pictures' | 'siteUrl'>): (document: PlannedDocument) => ConvertedDocument {
  let last: { view: View; converted: ConvertedText } | undefined;
  return ({ view, structuredData, ...document }) => {
    if (last?.view !== view) {
      const { markdown, rest } = withoutMarkdown(view);
      const html = markdownToHtml(markdown);
      const converted = {
        view: rest,
        structuredData: scriptJson(withOwnAddresses(structuredData, pictures, siteUrl)),
        html: withOwnImages(html, pictures),
        minutes: readingMinutes(markdown),
        mistakes: proseMistakes(markdown, html),
      };
      last = { view, converted };
    }
    return { ...document, converted: last.converted };
  };
}

/** Threads would be sent it in vain; a post decodes it whenever it is asked for it, so once is enough. */
function withoutMarkdown(view: View): { markdown: string; rest: View } {
  if (view.kind === 'page') return { markdown: view.body, rest: { ...view, body: '' } };
  const { body, ...post } = view.post;
  return { markdown: body, rest: { ...view, post: { ...post, body: '' } } };
}

/** JSON that cannot end the script element it stands in. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

/** Elements that prose may hold: what Markdown itself makes, and harmless ones written as HTML. */
const ALLOWED =
  'a|abbr|b|blockquote|br|caption|cite|code|dd|del|details|dfn|div|dl|dt|em|figcaption|figure|h[1-6]|hr|i|img|input|ins|kbd|li|mark|ol|p|pre|q|s|samp|small|span|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|time|tr|u|ul|var|wbr';

/**
 * What the site's security policy blocks, or a visitor could be harmed by: other elements, handlers of
 * events, inline style, pictures of other hosts without https, and addresses that are script.
 */
const UNSAFE = new RegExp(
  [
    `<(?!/|!--|(?:${ALLOWED})[\\s/>])[a-z][^\\s>]*`,
    `<[a-z][^>]*?\\s(?:on[a-z]+|style|srcdoc)\\s*=`,
    `<(?:img|source)\\b[^>]*?\\ssrc(?:set)?\\s*=\\s*["']?\\s*(?:http:|//)[^\\s"'>]*`,
    `<[a-z][^>]*?\\s(?:href|src|action)\\s*=\\s*["']?\\s*(?:javascript|vbscript|data:text)`,
  ].join('|'),
  'gi',
);

/** The pieces of a Markdown text's HTML that must not be on a page, as they stand there. */
export const unsafeHtml = (html: string): string[] => [...new Set(html.match(UNSAFE) ?? [])];

/** What a rendered document refers to and offers, for checking it against all others. */
export interface HtmlFacts {
  /** Paths and anchors of this site that the document links to, as written. */
  links: string[];
  /** Ids that an anchor may lead to. */
  anchors: string[];
  /** Addresses of images without an alt attribute. */
  withoutAlt: string[];
}

const TAG = /<([a-z][a-z0-9-]*)(\s[^>]*)>/gi;
const ATTRIBUTE = /\s(href|src|id|alt)=(?:"([^"]*)"|'([^']*)')/gi;

/**
 * Reads the links, anchors and images of a part of our own rendered HTML. It relies on `>` being
 * escaped in attributes, as React and marked write it, so it is no general HTML reader.
 */
export function readHtml(html: string): HtmlFacts {
  const facts: HtmlFacts = { links: [], anchors: [], withoutAlt: [] };
  for (const [, tag, attributes = ''] of html.matchAll(TAG)) {
    const isLink = tag === 'a';
    const isImage = tag === 'img';
    if (!isLink && !isImage && !attributes.includes('id=')) continue;
    const values = new Map<string, string>();
    for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
      values.set(name, double ?? single ?? '');
    }
    const id = values.get('id');
    if (id) facts.anchors.push(id);
    const link = values.get('href');
    if (isLink && link !== undefined && /^(?:#|\/(?!\/))/.test(link)) facts.links.push(link);
    if (isImage && !values.get('alt')) facts.withoutAlt.push(values.get('src') ?? '');
  }
  return facts;
}

/** The part of a document that its page, not the shell, is responsible for. */
export function mainOf(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  return start < 0 || end < 0 ? html : html.slice(start, end);
}

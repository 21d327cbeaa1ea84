import { isPagePath } from '../../content/core/paths';

/** What rendered HTML refers to and offers, for checking it against all other pages. */
export interface HtmlFacts {
  /** Pages of this site that it links to, as written: each shell leads to its own editions of them. */
  pages: readonly string[];
  /**
   * Anchors, files, and pages in a certain language, which are the same in every shell; and what leads
   * nowhere on a site, such as `other.md` or an address of this machine.
   */
  addresses: readonly string[];
  /** Ids that an anchor may lead to. */
  anchors: readonly string[];
  /** Addresses of images without words, but for those that are hidden from who listens. */
  withoutAlt: readonly string[];
}

/** Links, images and whatever has an id; a page holds five times as many other tags. */
const TAG = /<(a|img|[a-z][a-z0-9-]*(?=[^>]*\sid=))(\s[^>]*)>/gi;

/** Other hosts, and what no browser fetches, such as mail and telephone. */
const ELSEWHERE =
  /^(?:\/\/|(?!https?:\/\/(?:localhost|127\.0\.0\.1)(?:[:/]|$))[a-z][a-z0-9+.-]*:)/i;

/** An attribute's value, from the text between a tag's name and its end. */
const reader = (name: string): ((attributes: string) => string | undefined) => {
  const pattern = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'i');
  return (attributes) => {
    const [, double, single] = pattern.exec(attributes) ?? [];
    return double ?? single;
  };
};
const hrefOf = reader('href');
const idOf = reader('id');
const altOf = reader('alt');
const srcOf = reader('src');

/**
 * Reads the links, anchors and images of a part of our own rendered HTML. It relies on `>` being
 * escaped in attributes, as React and marked write it, so it is no general HTML reader.
 */
export function readHtml(html: string): HtmlFacts {
  const pages: string[] = [];
  const addresses: string[] = [];
  const anchors: string[] = [];
  const withoutAlt: string[] = [];
  for (const [, tag, attributes = ''] of html.matchAll(TAG)) {
    const id = attributes.includes('id=') ? idOf(attributes) : undefined;
    if (id) anchors.push(id);
    if (tag === 'a') {
      const link = hrefOf(attributes);
      const isOfLanguage = /\shreflang=/i.test(attributes);
      if (!link || ELSEWHERE.test(link)) continue;
      (isPagePath(link) && !isOfLanguage ? pages : addresses).push(link);
    }
    if (tag === 'img') {
      const src = srcOf(attributes) ?? '';
      if (!altOf(attributes) && !attributes.includes(' aria-hidden=')) withoutAlt.push(src);
      // A picture of content/images that is not there is told by whoever reads them.
      if (/^\/(?!\/|assets\/|images\/)/.test(src)) addresses.push(src);
    }
  }
  return { pages, addresses, anchors, withoutAlt };
}

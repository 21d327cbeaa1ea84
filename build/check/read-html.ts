/** What a rendered document refers to and offers, for checking it against all others. */
export interface HtmlFacts {
  /** Paths and anchors of this site that the document links to, as written. */
  links: string[];
  /** Ids that an anchor may lead to. */
  anchors: string[];
  /** Addresses of images without an alt attribute. */
  withoutAlt: string[];
}

const TAG = /<a [^>]*?href="([/#][^"]*)"|<img (?:[^>]*?)src="([^"]*)"[^>]*>|\sid="([^"]+)"/g;

/**
 * Reads the links, anchors and images of a part of our own rendered HTML. It relies on React's and
 * marked's way of writing attributes (double quotes, `>` escaped), so it is no general HTML reader.
 */
export function readHtml(html: string): HtmlFacts {
  const facts: HtmlFacts = { links: [], anchors: [], withoutAlt: [] };
  for (const match of html.matchAll(TAG)) {
    const [tag, link, image, id] = match;
    if (link !== undefined) {
      facts.links.push(link);
      const own = /\sid="([^"]+)"/.exec(tag)?.[1];
      if (own) facts.anchors.push(own);
    } else if (image !== undefined) {
      if (!/\salt="/.test(tag) || /\salt=""/.test(tag)) facts.withoutAlt.push(image);
    } else if (id !== undefined) facts.anchors.push(id);
  }
  return facts;
}

/** The part of a document that its page, not the shell, is responsible for. */
export function mainOf(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  return start < 0 || end < 0 ? html : html.slice(start, end);
}

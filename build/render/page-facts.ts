import type { ReachedHosts } from '../../lambdas/edge/security-headers';
import { type HtmlFacts, readHtml } from '../check/read-html';
import { reachedHosts } from '../files/reached-hosts';

/** What checks and the summary need to know of HTML. */
export interface PageFacts {
  facts: HtmlFacts;
  /** Hosts that it reaches besides our own. */
  reached: ReachedHosts;
  /** Names of its islands, sorted. */
  islands: readonly string[];
}

/** Reads a text that several shells show. */
export const readText = (html: string): PageFacts => ({
  facts: readHtml(html),
  reached: reachedHosts([html]),
  islands: islandsIn(html),
});

/** Reads a page as it is shown, whose links stay as they are. */
export function readPage(html: string): PageFacts {
  const { facts, ...rest } = readText(html);
  return {
    facts: { ...facts, pages: [], addresses: [...facts.pages, ...facts.addresses] },
    ...rest,
  };
}

/** Most pages have none, which is quickly seen. */
const islandsIn = (html: string): string[] =>
  html.includes('data-island=')
    ? [
        ...new Set([...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) => name)),
      ].sort()
    : [];

import type { Language } from '../../content/core/language';

/** A page could not be had as one that fits into this window; the browser must load it itself. */
export class PageError extends Error {}

const KEPT = 24;
const pages = new Map<string, Promise<Document>>();

/** A page by its address, parsed; asked for once and kept for as long as it is among the latest. */
function fetchPage(address: string): Promise<Document> {
  const known = pages.get(address);
  if (known) return known;
  const page = load(address);
  page.catch(() => pages.delete(address));
  pages.set(address, page);
  const [oldest] = pages.keys();
  if (pages.size > KEPT && oldest !== undefined) pages.delete(oldest);
  return page;
}

async function load(address: string): Promise<Document> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  const isPage = response.ok || response.status === 404;
  if (
    !isPage ||
    response.redirected ||
    !response.headers.get('content-type')?.startsWith('text/html')
  ) {
    throw new PageError(`${address} answered ${response.status}`);
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/**
 * The page at an address in a language: the address's own document, or the edition it names for
 * readers of that language.
 *
 * @param address - path and query, without an anchor.
 * @throws PageError, or TypeError when offline.
 */
export async function fetchEdition(address: string, language: Language): Promise<Document> {
  const page = await fetchPage(address);
  const edition = editionAddress(page, language);
  return edition === undefined || edition === address ? page : fetchPage(edition);
}

/** Where a page says its edition for readers of a language is; undefined if it is that itself. */
export function editionAddress(page: Document, language: Language): string | undefined {
  if (page.documentElement.lang !== language) {
    return (
      page.querySelector(`[data-language-toggle="${language}"]`)?.getAttribute('href') ?? undefined
    );
  }
  return page.querySelector(`[data-edition="${language}"]`)?.getAttribute('href') ?? undefined;
}

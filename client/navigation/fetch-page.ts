import type { Language } from '../../content/core/language';
import { editionPath, isNotFoundRoute, routeOf } from '../../content/core/paths';

/** A page that has not come by then is given up, as one that fails is. */
const TIMEOUT_MS = 10_000;

interface CachedPage {
  page: Promise<Document>;
  /** Stops fetching it. */
  stop: AbortController;
  /** It is there, or was asked for ahead of a visit: kept even if a visit gives it up. */
  isKept: boolean;
}

const CACHED = 24;
const cache = new Map<string, CachedPage>();

/**
 * A page by its address, parsed; asked for once and cached for as long as it is among the latest.
 *
 * @param visit - aborted when the visit that wants it is overtaken; a prefetch has none.
 */
function fetchPage(address: string, visit?: AbortSignal): Promise<Document> {
  const cached = cache.get(address) ?? begin(address);
  cached.isKept ||= !visit;
  visit?.addEventListener('abort', () => {
    if (cached.isKept) return;
    // At once, for the visit that overtakes may lead to the same address.
    cache.delete(address);
    cached.stop.abort();
  });
  return cached.page;
}

function begin(address: string): CachedPage {
  const stop = new AbortController();
  const cached: CachedPage = { page: load(address, stop), stop, isKept: false };
  cache.set(address, cached);
  cached.page.then(
    () => {
      cached.isKept = true;
    },
    () => {
      if (cache.get(address) === cached) cache.delete(address);
    },
  );
  const [oldest] = cache.keys();
  if (cache.size > CACHED && oldest !== undefined) cache.delete(oldest);
  return cached;
}

async function load(address: string, stop: AbortController): Promise<Document> {
  // Aborting does nothing once the page is there.
  setTimeout(() => stop.abort(), TIMEOUT_MS);
  const headers = { accept: 'text/html' };
  const response = await fetch(address, { headers, signal: stop.signal });
  const isPage = response.ok || response.status === 404;
  if (
    !isPage ||
    response.redirected ||
    !response.headers.get('content-type')?.startsWith('text/html')
  ) {
    throw new Error(`${address} answered ${response.status}`);
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** A page, and the address that answers with it. */
export interface Edition {
  page: Document;
  address: string;
}

/**
 * Where a page stands in another language: where its toggle leads. An unknown address is as unknown in
 * the other shell, which says so in its language.
 */
const otherAddress = (address: string, toggle: string, language: Language): string =>
  isNotFoundRoute(toggle) ? editionPath(routeOf(address), language) : toggle;

/**
 * The page at an address in a language: the address's own document, or the one its language toggle
 * leads to.
 *
 * @param address - path and query, without an anchor.
 * @param visit - aborted when the page is not wanted any more.
 * @throws an Error where the browser must load it itself, offline or after 10 s among others.
 */
export async function fetchEdition(
  address: string,
  language: Language,
  visit?: AbortSignal,
): Promise<Edition> {
  const page = await fetchPage(address, visit);
  const other = page.querySelector(`[data-language-toggle="${language}"]`)?.getAttribute('href');
  if (!other) return { page, address };
  return { page: await fetchPage(other, visit), address: otherAddress(address, other, language) };
}

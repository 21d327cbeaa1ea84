import type { APIRequestContext } from '@playwright/test';
import type { Edition } from './browser-editions';

/** Paths of every page of the site in one edition: those of the sitemap and their other editions. */
export async function pagesOf(request: APIRequestContext, edition: Edition): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const routes = paths.map((path) => path.replace(/^\/en(?=\/|$)/, '') || '/');
  const found = [...new Set(routes)].map((route) => edition.prefix + route);
  if (found.length < 20) throw new Error(`The sitemap lists ${found.length} pages only`);
  return found.sort();
}

/** The first page of an edition, Home before all others, that has an island on it. */
export async function pageWithIsland(
  request: APIRequestContext,
  edition: Edition,
  island: string,
): Promise<string> {
  for (const path of [edition.home, ...(await pagesOf(request, edition))]) {
    const html = await (await request.get(path)).text();
    if (html.includes(`data-island="${island}"`)) return path;
  }
  throw new Error(`No page has the island ${island}`);
}

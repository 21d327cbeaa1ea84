import type { APIRequestContext } from '@playwright/test';
import type { Edition } from './browser-editions';

/** Paths of the pages in one language that search engines should show. */
export async function pagesOf(
  request: APIRequestContext,
  { prefix }: Pick<Edition, 'prefix'>,
): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const found = paths.filter((path) => /^\/en(?:\/|$)/.test(path) === (prefix === '/en'));
  if (found.length < 5) throw new Error(`The sitemap lists ${found.length} pages only`);
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

/**
 * Of some pages few that show every class of all of them once, those first that show most: what is
 * built of the same parts need not be judged twice.
 */
export async function pagesWithEveryPart(
  request: APIRequestContext,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const unseen = new Map<string, string[]>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const names = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, all = '']) => all.split(' '));
    unseen.set(path, [...new Set(names)]);
  }
  const chosen = new Set<string>();
  for (;;) {
    const [best] = [...unseen].sort(([, one], [, other]) => other.length - one.length);
    if (!best?.[1].length) return chosen;
    const [path, shown] = best;
    chosen.add(path);
    for (const [other, names] of unseen)
      unseen.set(
        other,
        names.filter((name) => !shown.includes(name)),
      );
  }
}

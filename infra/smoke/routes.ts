import { type Check, expectThat, inTurns, type Target, whatOf } from './check';

/** Every address of the sitemap, and robots.txt that names it. */
export const routes: Check = {
  name: 'every page of the sitemap answers, with and without a slash',
  advice: 'is the release complete? Compare the stack output Release with the last deployment',
  async run(target) {
    const paths = await sitemapPaths(target);
    if (paths.length === 0) {
      return [{ what: 'GET /sitemap.xml', found: 'no addresses', expected: 'one for each page' }];
    }
    const forms = [
      ...new Set(
        paths.flatMap((path) => [path, path === '/' || path.endsWith('/') ? path : `${path}/`]),
      ),
    ];
    const answers = await inTurns(forms, (path) => target.ask({ path }));
    return answers.flatMap((answer) => [
      ...expectThat(whatOf(answer), answer.status, 200),
      ...expectThat(
        whatOf(answer, 'content-type'),
        answer.headers['content-type'],
        /^text\/html; ?charset=utf-8$/i,
      ),
      ...expectThat(
        whatOf(answer, 'page'),
        answer.body.toString().includes('<h1') ? 'a heading' : 'no heading',
        'a heading',
      ),
    ]);
  },
};

async function sitemapPaths({ ask }: Target): Promise<string[]> {
  const { body, status } = await ask({ path: '/sitemap.xml' });
  if (status !== 200) return [];
  return [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) =>
    URL.canParse(address) ? [new URL(address).pathname] : [],
  );
}

import { contentType } from '../../lambdas/edge/content-types';
import { type Check, expectThat, inTurns, type Target, whatOf } from './check';

/** Files of ours that Home names, each once, and those they name in turn. */
export async function linkedFiles({ ask, host }: Target): Promise<string[]> {
  const home = await ask({ path: '/' });
  const html = home.body.toString();
  const site = /rel="canonical" href="(https?:\/\/[^"/]+)/.exec(html)?.[1] ?? host;
  const named = [
    ...html.matchAll(/(?:href|src|content)="(https?:\/\/[^"/]+)?(\/[\w./-]+\.\w+)"/g),
  ].flatMap(([, origin = site, path = '']) => (origin === site ? path : []));
  const styles = await inTurns(
    named.filter((path) => path.endsWith('.css')),
    (path) => ask({ path }),
  );
  const inStyles = styles.flatMap(({ body }) =>
    [...body.toString().matchAll(/url\("?(\/[\w./-]+\.\w+)/g)].flatMap(([, path = '']) => path),
  );
  return [...new Set([...named, ...inStyles])];
}

export const files: Check = {
  name: 'every file that Home needs is there, of its type, kept for good where its name is a hash',
  advice: 'content types and caching rules are headers of the stored objects (infra/release)',
  async run(target) {
    const paths = [...new Set([...(await linkedFiles(target)), '/robots.txt', '/sitemap.xml'])];
    if (paths.length < 5) {
      return [
        { what: 'GET /', found: paths.join(', '), expected: 'scripts, styles, fonts and icons' },
      ];
    }
    const answers = await inTurns(paths, (path) => target.ask({ path }));
    return answers.flatMap((answer) => [
      ...expectThat(whatOf(answer), answer.status, 200),
      ...expectThat(
        whatOf(answer, 'content-type'),
        answer.headers['content-type']?.toLowerCase(),
        contentType(answer.path),
      ),
      ...expectThat(
        whatOf(answer, 'cache-control'),
        answer.headers['cache-control'],
        answer.path.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
      ),
    ]);
  },
};

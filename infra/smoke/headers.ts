import { securityHeaders } from '../../lambdas/edge/security-headers';
import { type Check, expectThat, whatOf } from './check';

/** Which hosts pages reach is the release's own matter. */
const EXPECTED = securityHeaders({ pictures: [], services: [] });
const REACHED = /^(img-src 'self' data:|connect-src 'self').*/;

/** Headers that the store and the cloud add for themselves. */
const INNER = /^x-amz-(?:meta-|version-id|server-side)/;

export const headers: Check = {
  name: 'every kind of answer has the security headers',
  advice: 'the response headers policy must be on both behaviours of the distribution',
  run: async ({ ask }) => {
    const paths = [
      '/',
      '/en/',
      '/no-such-page',
      '/robots.txt',
      '/favicon.svg',
      '/api/no-such-call',
    ];
    const answers = await Promise.all(paths.map((path) => ask({ path })));
    return answers.flatMap((answer) => [
      ...Object.entries(EXPECTED)
        // Policies that say the same in another order or spacing are the same.
        .filter(([name, value]) => normal(answer.headers[name]) !== normal(value))
        .flatMap(([name, value]) => expectThat(whatOf(answer, name), answer.headers[name], value)),
      ...Object.keys(answer.headers)
        .filter((name) => INNER.test(name))
        .map((name) => ({ what: whatOf(answer), found: name, expected: 'no header of the store' })),
    ]);
  },
};

const normal = (value: string | undefined): string =>
  (value ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase().replace(REACHED, '$1'))
    .sort()
    .join(';');

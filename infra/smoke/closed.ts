import { asking } from './ask';
import { type Check, expectThat, whatOf } from './check';

/** Nothing but files and the API is open, and nothing is sent in the clear. */
export const closed: Check = {
  name: 'the bucket shows no list and takes no upload; plain HTTP leads to HTTPS',
  advice:
    'every address must pass the viewer-request function; the behaviours take GET and HEAD only',
  run: async ({ ask, host }) => {
    const listings = await Promise.all(
      ['/?list-type=2', '/r/', '/br/', '/assets/', '/r/?prefix='].map((path) => ask({ path })),
    );
    const uploads = await Promise.all(
      (['PUT', 'POST', 'DELETE'] as const).map(async (method) => ({
        method,
        answer: await ask({
          method,
          path: '/smoke.txt',
          ...(method === 'DELETE' ? {} : { body: 'x' }),
        }),
      })),
    );
    return [
      ...listings
        .filter(({ body }) => body.toString().includes('<ListBucketResult'))
        .map((answer) => ({ what: whatOf(answer), found: 'a list of files', expected: 'a page' })),
      ...uploads.flatMap(({ method, answer }) =>
        expectThat(`${method} ${answer.path}`, answer.status, /^(?:403|405)$/),
      ),
      ...(host.startsWith('https:') ? await plainHttp(host) : []),
    ];
  },
};

async function plainHttp(host: string) {
  const answer = await asking(host.replace('https:', 'http:'))({ path: '/about' });
  return [
    ...expectThat('GET http /about', answer.status, /^30[178]$/),
    ...expectThat('GET http /about · location', answer.headers.location, /^https:/),
  ];
}

import { editionPath } from '../../content/core/paths';
import { BROTLI, type Check, expectThat, inTurns, whatOf } from './check';

const ADDRESSES = [
  ['/no-such-page', 'sv'],
  ['/no-such-page/', 'sv'],
  [editionPath('/no-such-page', 'en'), 'en'],
  ['/blog/987654321', 'sv'],
  [editionPath('/blog/987654321', 'en'), 'en'],
  ['/%2e%2e/package.json', 'sv'],
  ['/index.html', 'sv'],
] as const;

const CONDITIONS = [
  {},
  BROTLI,
  { ...BROTLI, 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  { ...BROTLI, range: 'bytes=0-9' },
] as const;

/** What does not exist says so: in words of its language, and by its status whatever is asked. */
export const missing: Check = {
  name: 'an unknown address is a 404 page in its language, and never kept',
  advice:
    'the viewer-response function sets this from x-amz-meta-status of the stored document; is it published and attached?',
  run: async ({ ask }) => {
    const asks = ADDRESSES.flatMap(([path, language]) =>
      CONDITIONS.map((headers) => ({ path, language, headers })),
    );
    const faults = await inTurns(asks, async ({ path, language, headers }) => {
      const answer = await ask({ path, headers });
      const condition = Object.keys(headers).at(-1) ?? '';
      return [
        ...expectThat(whatOf(answer, condition), answer.status, 404),
        ...expectThat(whatOf(answer, 'cache-control'), answer.headers['cache-control'], 'no-store'),
        ...expectThat(
          whatOf(answer, 'content-type'),
          answer.headers['content-type'],
          /^text\/html/,
        ),
        ...(headers === CONDITIONS[0]
          ? expectThat(
              whatOf(answer, 'language'),
              /<html[^>]* lang="(\w+)"/.exec(answer.body.toString())?.[1],
              language,
            )
          : []),
      ];
    });
    return faults.flat();
  },
};

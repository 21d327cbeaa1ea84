import { BROTLI, type Check, expectThat, whatOf } from './check';

/** Pages are asked for again, and not sent again. */
export const caching: Check = {
  name: 'pages are revalidated, and not sent twice',
  advice: 'another ETag for the same page means that two releases answer; wait a minute and repeat',
  run: async ({ ask }) => {
    const faults = await Promise.all(
      ['/', '/en/', '/sitemap.xml'].map(async (path) => {
        const first = await ask({ path, headers: BROTLI });
        const again = await ask({
          path,
          headers: { ...BROTLI, 'if-none-match': first.headers.etag ?? '""' },
        });
        return [
          ...expectThat(
            whatOf(first, 'cache-control'),
            first.headers['cache-control'],
            'public, max-age=0, must-revalidate',
          ),
          ...expectThat(whatOf(first, 'etag'), first.headers.etag, /"/),
          ...expectThat(whatOf(again, 'if-none-match'), again.status, 304),
          ...(again.headers['x-cache'] === undefined
            ? []
            : expectThat(whatOf(again, 'x-cache'), again.headers['x-cache'], /hit/i)),
        ];
      }),
    );
    return faults.flat();
  },
};

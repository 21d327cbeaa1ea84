import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from './ask';
import { type Check, expectThat, type Target, whatOf } from './check';
import { linkedFiles } from './files';

const unpacked = ({ headers, body }: Answer): Buffer | undefined => {
  try {
    if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
    return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
  } catch {
    return undefined;
  }
};

/** Texts come packed as the browser can, and are the same text however they come. */
export const compression: Check = {
  name: 'texts come compressed: brotli, else gzip, else plain, and caches are told',
  advice:
    'brotli editions lie under br/ in the bucket; gzip is CloudFront’s (Compress, cache policy)',
  async run(target) {
    const texts = [
      '/',
      ...(await linkedFiles(target)).filter((path) => /\.(?:css|js)$/.test(path)).slice(0, 4),
    ];
    return (await Promise.all(texts.map((path) => judge(target, path)))).flat();
  },
};

async function judge({ ask }: Target, path: string) {
  const [plain, gzip, brotli] = await Promise.all(
    ['identity', 'gzip', 'gzip, deflate, br'].map((accepted) =>
      ask({ path, headers: { 'accept-encoding': accepted } }),
    ),
  );
  if (!plain || !gzip || !brotli) return [];
  const isSmall = plain.body.length < 1_000;
  return [
    ...expectThat(whatOf(plain, 'encoding'), plain.headers['content-encoding'], /^$/),
    ...expectThat(
      whatOf(gzip, 'encoding'),
      gzip.headers['content-encoding'],
      isSmall ? /^(?:gzip)?$/ : 'gzip',
    ),
    ...expectThat(whatOf(brotli, 'encoding'), brotli.headers['content-encoding'], 'br'),
    ...expectThat(whatOf(brotli, 'vary'), brotli.headers.vary, /accept-encoding/i),
    ...[gzip, brotli]
      .filter((answer) => !unpacked(answer)?.equals(plain.body))
      .map((answer) => ({
        what: whatOf(answer, answer.headers['content-encoding']),
        found: 'another text',
        expected: 'the text that comes plain',
      })),
  ];
}

import { describe, expect, test } from 'vitest';
import { CommandError } from '../../content/core/command-line';
import { HASH_WIDTH, pathHash, tableOf } from '../../lambdas/edge/route-table';
import { encodeRouteTable } from '../../lambdas/edge/encode-route-table';
import { bundleEdgeFunction } from '../../lambdas/edge/bundle-edge-function';

const pages = (count: number, name: (i: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => `${name(i)}/index.html`);

describe('the route table', () => {
  test('knows every address it was made from', () => {
    const files = pages(2_000, (i) => `/sida-${i}-om-något`);
    const known = tableOf(encodeRouteTable(files));
    expect(files.filter((file) => !known.has(file.replace('index.html', '')))).toEqual([]);
  });

  test('takes an unknown address for a known one less than once in 100,000', () => {
    const known = tableOf(encodeRouteTable(pages(1_000, (i) => `/sida-${i}`)));
    const strangers = Array.from({ length: 100_000 }, (_, i) => `/other-${i}/x/`);
    expect(strangers.filter((path) => known.has(path))).toEqual([]);
  });

  test('spends one range on a run of numbered pages, however long', () => {
    const table = encodeRouteTable([
      ...pages(5_000, (i) => `/blog/${i + 1}`),
      ...pages(3, (i) => `/en/blog/${2 * i + 1}`),
    ]);
    expect(table).toMatchObject({
      hashes: '',
      ranges: {
        '/blog/': [[1, 5_000]],
        '/en/blog/': [
          [1, 1],
          [3, 3],
          [5, 5],
        ],
      },
    });
    const known = tableOf(table);
    expect([known.has('/blog/5000/'), known.has('/blog/5001/'), known.has('/blog/0/')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('hashes well: as wide as promised, and spread over all digits', () => {
    const hashes = pages(4_000, (i) => `/p${i}`).map(pathHash);
    expect(hashes.every((hash) => hash.length === HASH_WIDTH)).toBe(true);
    expect(new Set(hashes).size).toBe(4_000);
    for (let at = 0; at < HASH_WIDTH; at++) {
      expect(new Set(hashes.map((hash) => hash[at])).size).toBe(64);
    }
  });

  const bundled = (count: number): Promise<string> =>
    bundleEdgeFunction('viewer-request', {
      release: 'f'.repeat(16),
      table: encodeRouteTable(pages(count, (i) => `/sida-${i}`)),
      host: 'www.fyrvik.example',
    });

  test('leaves room for 1,400 pages without numbers', async () => {
    expect(Buffer.byteLength(await bundled(1_400))).toBeLessThanOrEqual(10_240);
  });

  test('says what to do when a site has more than fit', async () => {
    await expect(bundled(3_000)).rejects.toBeInstanceOf(CommandError);
    await expect(bundled(3_000)).rejects.toThrow(
      /found \d{5} bytes · expected at most 10240 · give pages numbers/,
    );
  });
});

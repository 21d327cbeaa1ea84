import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkGone } from '../../build/check/check-gone';
import { temporaryFolder } from '../support/temporary-folder';

test('of a list that has shrunk or gone, later pages are not told', async () => {
  const out = await temporaryFolder();
  const paths = [
    'blogg',
    'blogg/sida/2',
    'blogg/kategori/seo',
    'blogg/kategori/seo/sida/2',
    'blog/2',
  ];
  for (const path of paths) {
    const file = join(out, path, 'index.html');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, '');
  }
  const gone = await checkGone(out, 'content', (path) => path === '/blogg');
  expect(gone.map(({ found }) => found).sort()).toEqual(['/blog/2', '/blogg/kategori/seo']);
});

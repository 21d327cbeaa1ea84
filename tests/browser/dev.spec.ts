import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from '../../content/core/project';
import { expect, test } from '@playwright/test';

test('npm run dev: an edit shows by itself; a mistake is told over the page and in the terminal, and ends nothing', {
  tag: '@desktop',
}, async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'dev-'));
  const content = join(folder, 'content');
  await cp(join(PROJECT, 'tests/fixtures/site'), content, { recursive: true });
  const dev = spawn(
    process.execPath,
    ['build/run.mjs', 'dev', '--content', content, '--out', join(folder, 'dist')],
    { cwd: PROJECT, env: { ...process.env, PORT: '0', CHAT_DATA: join(folder, 'chat') } },
  );
  let terminal = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (terminal += text));
  const address = (): string | undefined => /The site is at (\S+)/.exec(terminal)?.[1];
  const post = join(content, 'blog/1.sv.md');
  const edit = async (from: string, to: string): Promise<void> => {
    const text = await readFile(post, 'utf8');
    expect(text).toContain(from);
    await writeFile(post, text.replace(from, to));
  };
  try {
    await expect.poll(address, { timeout: 20_000 }).toBeDefined();
    await page.goto(`${address()}/blog/1`);
    const heading = page.locator('.prose h2').first();
    await expect(heading).toHaveText('Så går det till');
    await edit('## Så går det till', '## Så gick det till');
    await expect(heading).toHaveText('Så gick det till');

    const told = page.getByRole('alert');
    await expect(told).toHaveCount(0);
    await edit('category: SEO', 'kategori: SEO');
    await expect(told).toContainText('problems');
    await expect(told).toContainText('1.sv.md');
    await expect(told).toContainText('kategori');
    expect(terminal).toContain('kategori');
    await expect(heading).toHaveText('Så gick det till');
    await page.reload();
    await expect(told).toContainText('kategori');

    await edit('kategori: SEO', 'category: SEO');
    await expect(told).toHaveCount(0);
    await expect.poll(() => terminal).toContain('No problems.');
    await edit('## Så gick det till', '## Så blev det');
    await expect(heading).toHaveText('Så blev det');
  } finally {
    const ended = once(dev, 'exit');
    dev.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
});

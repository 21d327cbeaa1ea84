import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIXTURE, bytesOf, runCli } from '../support/content';
import { attribute, fileAt, htmlFiles } from '../support/html';
import { temporaryFolder } from '../support/temporary-folder';

const outFolder = async (): Promise<string> => join(await temporaryFolder(), 'dist');
const args = (out: string): string[] => ['build', '--content', FIXTURE, '--out', out, '--no-cards'];
/** A build without the chat's key warns. */
const WITH_KEY = { env: { CHAT_PUBLIC_KEY: 'a-key' } };

test('a build says what it wrote, what it weighs and what took how long', async () => {
  const { code, stdout, stderr } = await runCli(args(await outFolder()), WITH_KEY);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^26 documents, [\d.]+ kB of HTML, in [\d.]+ s$/m);
  expect(stdout).toMatch(
    /^JavaScript of a first visit: [\d.]+ kB on \d+ pages.*testimonial-carousel, such as \/ /m,
  );
  expect(stdout).toMatch(/^Stages: load \d+ ms, /m);
});

test('--json prints the summary as JSON and nothing else', async () => {
  const out = await outFolder();
  const { code, stdout, stderr } = await runCli([...args(out), '--json'], WITH_KEY);
  expect([code, stderr]).toEqual([0, '']);
  const written = await htmlFiles(out);
  const summary = JSON.parse(stdout) as object;
  expect(summary).toMatchObject({
    documents: written.length,
    htmlBytes: written.reduce((sum, { html }) => sum + Buffer.byteLength(html), 0),
    cards: { drawn: 0, left: expect.any(Number) as number },
  });
  expect(summary).not.toHaveProperty('look');
});

test('--site-url changes the address everywhere, as SITE_URL does', async () => {
  const [flag, environment] = [await outFolder(), await outFolder()];
  await runCli([...args(flag), '--site-url', 'https://preview.example']);
  await runCli(args(environment), { env: { SITE_URL: 'https://preview.example' } });
  const files = await htmlFiles(flag);
  expect(attribute(fileAt(files, '/en/about'), 'link[rel="canonical"]', 'href')).toBe(
    'https://preview.example/en/about',
  );
  const bytes = await bytesOf(flag);
  const named = [...bytes].filter(([, text]) => text.includes('https://www.testvik.example'));
  expect(named.map(([file]) => file)).toEqual([]);
  for (const file of ['sitemap.xml', 'robots.txt']) {
    expect(bytes.get(file)).toContain('https://preview.example/');
  }
  expect(await bytesOf(environment)).toEqual(bytes);
});

test('a stage that is not production asks robots to stay away', async () => {
  const [preview, production] = [await outFolder(), await outFolder()];
  await runCli(args(preview), { env: { STAGE: 'preview-x' } });
  await runCli(args(production), { env: { STAGE: 'production' } });
  const rules = (out: string): Promise<string> => readFile(join(out, 'robots.txt'), 'utf8');
  expect(await rules(preview)).toMatch(/^User-agent: \*\nDisallow: \/\n\n/);
  expect(await rules(production)).toMatch(/^User-agent: \*\nAllow: \/\n/);
});

test('two builds by two processes are the same byte for byte', async () => {
  const [first, second] = [await outFolder(), await outFolder()];
  await runCli(args(first));
  await runCli(args(second));
  const bytes = await bytesOf(first);
  expect(bytes.size).toBeGreaterThan(30);
  expect(await bytesOf(second)).toEqual(bytes);
});

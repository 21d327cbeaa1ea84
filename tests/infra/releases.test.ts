import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { knowledgeFileOf } from '../../build/knowledge/knowledge-file';
import { prepare } from '../../infra/release/prepare';
import { Cdn } from '../support/infra/cdn';
import { STAGES } from '../support/infra/configurations';
import { appOf, deployment, templatesOf } from '../support/infra/deployments';
import { objectStore, type StoredObject } from '../support/infra/object-store';
import { BUILT } from '../support/infra/site';
import { temporaryFolder } from '../support/temporary-folder';

/** The site before a deployment, while its uploads run, and after it. */
let before: Cdn;
let during: Cdn;
let after: Cdn;
let earlier: ReadonlyMap<string, StoredObject>;
let later: ReadonlyMap<string, StoredObject>;

beforeAll(async () => {
  const first = await deployment('plain');
  const folder = await temporaryFolder();
  const next = join(folder, 'dist');
  await cp(BUILT, next, { recursive: true });
  await cp(knowledgeFileOf(BUILT), knowledgeFileOf(next));
  const about = join(next, 'about/index.html');
  await writeFile(about, (await readFile(about, 'utf8')).replace('<h1', '<h1 data-next'));
  await cp(join(next, 'about'), join(next, 'new-page'), { recursive: true });

  const outdir = join(folder, 'cdk.out');
  const prepared = await prepare(STAGES.plain, next, 'test-next');
  const stacks = templatesOf(appOf('plain', prepared, outdir).app.synth());
  earlier = objectStore(first.stacks, first.outdir);
  later = objectStore(stacks, outdir);
  const both = new Map([...earlier, ...later]);
  before = new Cdn(first.stacks, earlier);
  during = new Cdn(first.stacks, both);
  after = new Cdn(stacks, both);
});

const pageOf = async (cdn: Cdn, url: string): Promise<string> => {
  const { status, body } = await cdn.ask({ url });
  return `${status} ${body.toString()}`;
};

test('while a release is uploaded, visitors have all of the one before and nothing of the new', async () => {
  for (const url of ['/', '/about', '/en/about', '/new-page', '/blog/99']) {
    expect(await pageOf(during, url)).toBe(await pageOf(before, url));
  }
  expect(await pageOf(during, '/new-page')).toMatch(/^404/);
});

test('with the pointer moved, they have all of the new', async () => {
  expect(await pageOf(after, '/about')).toContain('<h1 data-next');
  expect(await pageOf(after, '/new-page')).toMatch(/^200/);
  expect(await pageOf(after, '/')).toBe(await pageOf(before, '/'));
});

test('no upload replaces a page of the release before', () => {
  const replaced = [...later.keys()].filter((key) => earlier.has(key));
  expect(replaced.length).toBeGreaterThan(0);
  expect(replaced.filter((key) => !/^(?:br\/)?assets\//.test(key))).toEqual([]);
});

test('a deployment of what was not built says what to do first', async () => {
  await expect(prepare(STAGES.plain, '/nowhere', 'nowhere')).rejects.toThrow(
    'holds no site. Build it first: npm run build',
  );
});

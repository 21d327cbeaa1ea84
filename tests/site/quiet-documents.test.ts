import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cachePath, hashOf } from '../../build/cache';
import { planSite } from '../../build/plan/plan-site';
import { openRenderers } from '../../build/render/renderers';
import { loadContent, renderContext } from '../support/load';
import { temporaryFolder } from '../support/temporary-folder';

const SITE = 'https://www.testvik.example';
const content = await loadContent();
const plan = planSite(content, SITE);
const documents = plan.documents.slice(0, 5);
const context = renderContext(content, SITE);

let bundle: string;
let log: string;

/** A renderer that warns about nothing but a title, once, as React does, and says what it was given. */
beforeEach(async () => {
  const folder = await temporaryFolder();
  log = join(folder, 'rendered.txt');
  bundle = join(folder, `renderer-${hashOf(folder)}.cjs`);
  await writeFile(
    bundle,
    `const { appendFileSync } = require('node:fs');
     const { parentPort } = require('node:worker_threads');
     parentPort.on('message', ({ documents }) => {
       for (const { file } of documents) appendFileSync(${JSON.stringify(log)}, file + '\\n');
       const odd = documents.find(({ title }) => title === 'warned about');
       parentPort.postMessage(odd ? [{ what: odd.path }] : []);
     });`,
  );
});

const quietFile = (at = context): string =>
  cachePath('quiet', hashOf(basename(bundle), JSON.stringify(at)));

afterEach(() => rm(quietFile(), { force: true }));

/** The paths warned about and the files rendered, by a build of its own. */
async function look(sample: typeof documents, at = context) {
  await writeFile(log, '');
  const file = Promise.resolve(bundle);
  const renderers = openRenderers({ renderer: file, warnings: file }, 0);
  const problems = await renderers.warnings(sample, at);
  await renderers.close();
  const rendered = (await readFile(log, 'utf8')).trim().split('\n').filter(Boolean);
  return { warned: problems.map(({ what }) => what), rendered };
}

const files = (sample: typeof documents): string[] => sample.map(({ file }) => file);

test('what React has nothing to say about is rendered once, until it changes', async () => {
  expect(await look(documents)).toEqual({ warned: [], rendered: files(documents) });
  expect(await look(documents)).toEqual({ warned: [], rendered: [] });
  const [first, ...others] = documents;
  if (!first) throw new Error('The fixture has no document');
  const edited = [{ ...first, description: 'Another one' }, ...others];
  expect((await look(edited)).rendered).toEqual([first.file]);
  expect((await look(edited)).rendered).toEqual([]);
});

test('a warning is told again by every build, and so is one that it hid', async () => {
  const bad = documents.map((document, index) =>
    index === 1 || index === 3 ? { ...document, title: 'warned about' } : document,
  );
  const warned = [bad[1]?.path];
  expect((await look(bad)).warned).toEqual(warned);
  expect((await look(bad)).warned).toEqual(warned);
  const half = bad.map((document, index) => (index === 1 ? (documents[1] ?? document) : document));
  expect((await look(half)).warned).toEqual([bad[3]?.path]);
  await look(documents);
});

test('documents lose nothing on the way into the name they are known by', () => {
  for (const document of plan.documents) {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  }
  expect(JSON.parse(JSON.stringify(context))).toEqual(context);
});

test('everything is rendered once more with other shared texts', async () => {
  await look(documents);
  const other = { ...context, assets: { ...context.assets, style: '/assets/other.css' } };
  expect((await look(documents, other)).rendered).toEqual(files(documents));
  await rm(quietFile(other));
});

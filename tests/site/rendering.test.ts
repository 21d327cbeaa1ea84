import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type RendererBundle,
  bundleRenderer,
  loadRenderer,
} from '../../build/bundle/bundle-renderer';
import { planSite } from '../../build/plan/plan-site';
import { renderDocument } from '../../build/render/render-document';
import { RenderThreads } from '../../build/render/render-threads';
import type { RendererJob } from '../../build/render/renderer-messages';
import type { Document } from '../../components/document/document-data';
import { bytesOf, filesBelow } from '../support/content';
import { documentAt, loadContent, renderContext } from '../support/load';
import { temporaryFolder } from '../support/temporary-folder';

const SITE = 'https://www.testvik.example';
const content = await loadContent();
const { documents } = planSite(content, SITE);
const context = renderContext(content, SITE);
const home = documentAt(documents, '/');

/** Many documents: every text of the fixture again and again, at addresses of their own. */
const many = Array.from({ length: 10 }, (_, copy) =>
  documents.map((document) => ({
    ...document,
    path: `/${copy}${document.path}`,
    file: `${copy}/${document.file}`,
  })),
).flat();

let renderer: RendererBundle;
let developmentRenderer: RendererBundle;

beforeAll(async () => {
  renderer = loadRenderer(await bundleRenderer('production'));
  developmentRenderer = loadRenderer(await bundleRenderer('development'));
});

const job: RendererJob = { target: { ...context, out: undefined } };

/** Runs a job on two threads of its own. */
async function inThreads(
  work: RendererJob,
  documentsToDo: readonly Document[],
  progress?: (done: number) => void,
) {
  const threads = new RenderThreads(Promise.resolve(renderer.file), 2);
  try {
    return await threads.run(work, documentsToDo, progress);
  } finally {
    await threads.close();
  }
}

describe('many documents', () => {
  test('rendered here and in threads give the same files and the same reports', async () => {
    const [here, there] = await Promise.all([temporaryFolder(), temporaryFolder()]);
    const inHere = renderer.module.renderBatch(many, { ...context, out: here });
    const counts: number[] = [];
    const inThere = await inThreads({ target: { ...context, out: there } }, many, (done) =>
      counts.push(done),
    );
    expect(inHere.map(({ path }) => path)).toEqual(many.map(({ path }) => path));
    expect(inThere).toEqual(inHere);
    expect(await filesBelow(here)).toHaveLength(many.length);
    expect(await bytesOf(there)).toEqual(await bytesOf(here));
    expect(counts.at(-1)).toBe(many.length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });

  test('without a folder are rendered and not written', async () => {
    const { module } = renderer;
    const [report] = module.renderBatch([home], { ...context, out: undefined });
    const rendered = renderDocument(home, context);
    expect(report).toMatchObject({ path: '/', source: home.source });
    expect(report?.bytes).toBe(Buffer.byteLength(rendered.ok ? rendered.html : ''));
    expect(report?.facts.anchors).toContain('ett-stycke');
  });

  test('are written again into a folder that was emptied in between', async () => {
    const { module } = renderer;
    const out = join(await temporaryFolder(), 'dist');
    const post = documentAt(documents, '/blog/1');
    module.renderBatch([post], { ...context, out });
    await rm(out, { recursive: true });
    module.renderBatch([post], { ...context, out });
    expect(await readFile(join(out, 'blog/1/index.html'), 'utf8')).toContain('</html>');
  });

  test('in threads of which one crashes are refused with its error', async () => {
    const crash = { ...home, view: undefined } as unknown as Document;
    await expect(inThreads(job, [...many.slice(0, 70), crash])).rejects.toThrow(TypeError);
  });

  test('fewer than there are threads are rendered all the same', async () => {
    expect(await inThreads(job, [])).toEqual([]);
    expect(await inThreads(job, [home])).toMatchObject([{ path: '/' }]);
  });

  test('in threads whose bundle cannot be made are refused with the reason', async () => {
    const threads = new RenderThreads(Promise.reject(new Error('no bundle')), 2);
    await expect(threads.run(job, many)).rejects.toThrow('no bundle');
    await threads.close();
  });

  test('of posts carry their Markdown into the threads', async () => {
    const post = documentAt(documents, '/blog/1');
    const [report] = await inThreads(job, [post]);
    const rendered = renderDocument(post, context);
    expect(report?.bytes).toBe(Buffer.byteLength(rendered.ok ? rendered.html : ''));
  });
});

describe('what React warns about', () => {
  test('is a problem of the page that shows it', async () => {
    const { module } = developmentRenderer;
    const odd = { ...home, description: Number.NaN as unknown as string };
    const original = console.error;
    const [report] = module.captureWarnings([odd], { ...context });
    expect(console.error).toBe(original);
    expect(report).toMatchObject({
      path: '/',
      problem: {
        file: home.source,
        what: 'HTML that React warns about (on /)',
        found: expect.stringContaining('NaN'),
        expected: 'markup without a warning',
      },
    });
  });

  test('is nothing on the pages of the fixture', async () => {
    const { module } = developmentRenderer;
    expect(module.captureWarnings(documents, context)).toEqual([]);
  });
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleRenderer } from '../../build/bundle/bundle-renderer';
import { planSite } from '../../build/plan/plan-site';
import { type RenderJob, renderSite } from '../../build/render/render-site';
import type { PlannedDocument } from '../../content/schema/planned-document';
import { bytesOf, filesBelow } from '../support/content';
import { documentAt, loadContent, renderContext, renderedHtml } from '../support/load';
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

const broken = {
  ...home,
  view: { ...home.view, kind: 'page', sections: undefined },
} as unknown as PlannedDocument;

let renderer = '';

beforeAll(async () => {
  renderer = await bundleRenderer();
});

/** Renders into a folder that nobody looks at if none is given. */
const render = async (list: readonly PlannedDocument[], job: Partial<RenderJob>) =>
  renderSite(list, {
    renderer,
    context,
    progress: () => {},
    ...job,
    out: job.out ?? (await temporaryFolder()),
  });

describe('many documents', () => {
  test('rendered in one thread and in two give the same files and the same reports', async () => {
    const [here, there] = await Promise.all([temporaryFolder(), temporaryFolder()]);
    const counts: number[] = [];
    const expected = await render(many, { threads: 1, out: here });
    const reports = await render(many, {
      threads: 2,
      out: there,
      progress: (done) => counts.push(done),
    });
    expect(reports.map(({ path }) => path)).toEqual(many.map(({ path }) => path));
    expect(reports).toEqual(expected);
    expect(await filesBelow(here)).toHaveLength(many.length);
    expect(await bytesOf(there)).toEqual(await bytesOf(here));
    expect(counts.at(-1)).toBe(many.length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });

  test('have the file and the report of what they are rendered to', async () => {
    const post = documentAt(documents, '/blog/1');
    const out = await temporaryFolder();
    const [report] = await render([post], { out });
    const files = await bytesOf(out);
    expect([...files.keys()]).toEqual(['blog/1/index.html']);
    expect(Buffer.from(files.get('blog/1/index.html') ?? '', 'latin1').toString()).toBe(
      renderedHtml(post, context),
    );
    expect(report).toMatchObject({ path: '/blog/1', source: post.source });
    expect(report?.bytes).toBe(files.get('blog/1/index.html')?.length);
    expect(report?.facts.anchors).not.toEqual([]);
  });

  test('one of which breaks a component are refused', async () => {
    await expect(render([...many.slice(0, 70), broken], { threads: 2 })).rejects.toThrow(TypeError);
  });

  test('that cannot be written are refused with the reason', async () => {
    const out = join(await temporaryFolder(), 'a-file');
    await writeFile(out, '');
    await expect(render(many, { threads: 1, out })).rejects.toThrow(/a-file/);
  });

  test('fewer than there are threads are rendered all the same', async () => {
    expect(await render([], { threads: 2 })).toEqual([]);
    expect(await render([home], { threads: 2 })).toMatchObject([{ path: '/' }]);
  });
});

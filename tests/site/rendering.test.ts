import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type RendererBundle, bundleThread, loadRenderer } from '../../build/bundle/bundle-thread';
import { planSite } from '../../build/plan/plan-site';
import { convert } from '../../build/render/convert';
import { findWarnings } from '../../build/render/find-warnings';
import { type RenderJob, RenderThreads } from '../../build/render/render-threads';
import { writeFiles } from '../../build/write/write-files';
import type { Document } from '../../components/document/document-data';
import { bytesOf, filesBelow } from '../support/content';
import { documentAt, loadContent, renderContext, rendered } from '../support/load';
import { temporaryFolder } from '../support/temporary-folder';

const SITE = 'https://www.testvik.example';
const content = await loadContent();
const { documents } = planSite(content, SITE);
const context = renderContext(content, SITE);
const home = documentAt(documents, '/');
const post = documentAt(documents, '/blog/1');

/** Many documents: every text of the fixture again and again, at addresses of their own. */
const many = Array.from({ length: 10 }, (_, copy) =>
  documents.map((document) => ({
    ...document,
    path: `/${copy}${document.path}`,
    file: `${copy}/${document.file}`,
  })),
).flat();

let renderer: RendererBundle;
let developmentBundle: string;

beforeAll(async () => {
  renderer = loadRenderer(await bundleThread('renderer'));
  developmentBundle = await bundleThread('warnings');
});

const converted = (document: Document) => convert(document, context.shared);

/** Renders on threads of its own, into a folder that nobody looks at if none is given. */
async function inThreads(
  count: number,
  documentsToDo: readonly Document[],
  job: Partial<RenderJob> = {},
) {
  const threads = new RenderThreads(Promise.resolve(renderer.file), count);
  try {
    const out = job.out ?? (await temporaryFolder());
    return await threads.run(documentsToDo, {
      context,
      convert: converted,
      progress: () => {},
      ...job,
      out,
    });
  } finally {
    await threads.close();
  }
}

describe('many documents', () => {
  test.each([1, 2])(
    'rendered here and in %i threads give the same files and the same reports',
    async (count) => {
      const [here, there] = await Promise.all([temporaryFolder(), temporaryFolder()]);
      const inHere = renderer.module.renderBatch(many.map(converted), context);
      writeFiles(here, inHere.files);
      const counts: number[] = [];
      const reports = await inThreads(count, many, {
        out: there,
        progress: (done) => counts.push(done),
      });
      expect(reports.map(({ path }) => path)).toEqual(many.map(({ path }) => path));
      expect(reports).toEqual(inHere.reports);
      expect(await filesBelow(here)).toHaveLength(many.length);
      expect(await bytesOf(there)).toEqual(await bytesOf(here));
      expect(counts.at(-1)).toBe(many.length);
      expect(counts).toEqual([...counts].sort((a, b) => a - b));
    },
  );

  test('are converted as the threads ask for them, not all at once', async () => {
    const more = [...many, ...many, ...many];
    let count = 0;
    const ahead: number[] = [];
    await inThreads(1, more, {
      convert: (document) => {
        count++;
        return converted(document);
      },
      progress: (done) => ahead.push(count - done),
    });
    expect(count).toBe(more.length);
    expect(Math.max(...ahead)).toBeLessThan(more.length / 2);
  });

  test('have the file and the report of what they are rendered to', () => {
    const { files, reports } = renderer.module.renderBatch([converted(post)], context);
    const page = rendered(post, context);
    expect(files.map(({ path }) => path)).toEqual(['blog/1/index.html']);
    expect(Buffer.from(files[0]?.bytes ?? []).toString()).toBe(page.ok && page.html);
    expect(reports).toMatchObject([{ path: '/blog/1', source: post.source }]);
    expect(reports[0]?.bytes).toBe(files[0]?.bytes.length);
    expect(reports[0]?.facts.anchors).not.toEqual([]);
  });

  test('in threads of which one crashes are refused with its error', async () => {
    const crash = { ...home, view: { ...home.view, kind: 'page', sections: undefined } };
    const list = [...many.slice(0, 70), crash as unknown as Document];
    await expect(inThreads(2, list)).rejects.toThrow(TypeError);
  });

  test('that cannot be converted are refused with the reason', async () => {
    let count = 0;
    const lastOneFails = (document: Document) => {
      if (++count === many.length) throw new Error('bad text');
      return converted(document);
    };
    await expect(inThreads(1, many, { convert: lastOneFails })).rejects.toThrow('bad text');
  });

  test('that cannot be written are refused with the reason', async () => {
    const out = join(await temporaryFolder(), 'a-file');
    await writeFile(out, '');
    await expect(inThreads(1, many, { out })).rejects.toThrow(/a-file/);
  });

  test('fewer than there are threads are rendered all the same', async () => {
    expect(await inThreads(2, [])).toEqual([]);
    expect(await inThreads(2, [home])).toMatchObject([{ path: '/' }]);
  });

  test('in threads whose bundle cannot be made are refused with the reason', async () => {
    const threads = new RenderThreads(Promise.reject(new Error('no bundle')), 2);
    const job = { context, convert: converted, out: '', progress: () => {} };
    await expect(threads.run(many, job)).rejects.toThrow('no bundle');
    await threads.close();
  });
});

describe('what React warns about', () => {
  const look = (documentsToSee: readonly Document[]) =>
    findWarnings(developmentBundle, { documents: documentsToSee.map(converted), context });

  test('is a problem of the page that shows it', async () => {
    const odd = { ...home, description: Number.NaN as unknown as string };
    expect(await look([post, odd])).toEqual([
      {
        file: home.source,
        line: 0,
        what: 'HTML that React warns about (on /)',
        found: expect.stringContaining('NaN'),
        expected: 'markup without a warning',
        fix: 'correct the component that draws it',
      },
    ]);
  });

  test('is nothing on the pages of the fixture', async () => {
    expect(await look(documents)).toEqual([]);
  });

  test('is looked for in vain where a component breaks, which is told', async () => {
    const broken = { ...home, view: { ...home.view, kind: 'page', sections: undefined } };
    await expect(look([broken as unknown as Document])).rejects.toThrow(TypeError);
  });
});

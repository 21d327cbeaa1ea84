import { beforeAll, describe, expect, test } from 'vitest';
import {
  type RendererBundle,
  bundleRenderer,
  loadRenderer,
} from '../../build/bundle/bundle-renderer';
import { planSite } from '../../build/plan/plan-site';
import { convert } from '../../build/render/convert';
import { findWarnings } from '../../build/render/find-warnings';
import type { RenderedFile } from '../../build/render/render-batch';
import { type Around, RenderThreads } from '../../build/render/render-threads';
import type { Document } from '../../components/document/document-data';
import { documentAt, loadContent, renderContext, rendered } from '../support/load';

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
  renderer = loadRenderer(await bundleRenderer('production'));
  developmentBundle = await bundleRenderer('development');
});

const converted = (document: Document) => convert(document, context.shared);

/** Renders on threads of its own. */
async function inThreads(
  count: number,
  documentsToDo: readonly Document[],
  { convert: before = converted, take = () => {} }: Partial<Around> = {},
) {
  const threads = new RenderThreads(Promise.resolve(renderer.file), count);
  try {
    return await threads.run({ context }, documentsToDo, { convert: before, take });
  } finally {
    await threads.close();
  }
}

/** Files by name, as text. */
const texts = (files: readonly RenderedFile[]): Map<string, string> =>
  new Map(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]));

describe('many documents', () => {
  test.each([1, 2])(
    'rendered here and in %i threads give the same files and reports',
    async (count) => {
      const here = renderer.module.renderBatch(many.map(converted), context);
      const there: RenderedFile[] = [];
      const reports = await inThreads(count, many, { take: (batch) => there.push(...batch.files) });
      expect(reports.map(({ path }) => path)).toEqual(many.map(({ path }) => path));
      expect(reports).toEqual(here.reports);
      expect(texts(there)).toEqual(texts(here.files));
      expect(there).toHaveLength(many.length);
    },
  );

  test('are converted as the threads ask for them, not all at once', async () => {
    let ahead = 0;
    let most = 0;
    await inThreads(1, many, {
      convert: (document) => {
        most = Math.max(most, ++ahead);
        return converted(document);
      },
      take: (batch) => (ahead -= batch.reports.length),
    });
    expect(ahead).toBe(0);
    expect(most).toBeLessThan(many.length);
  });

  test('have the file and the report of what they are rendered to', () => {
    const { files, reports } = renderer.module.renderBatch([converted(post)], context);
    const page = rendered(post, context);
    expect([...texts(files)]).toEqual([['blog/1/index.html', page.ok && page.html]]);
    expect(reports).toMatchObject([{ path: '/blog/1', source: post.source }]);
    expect(reports[0]?.bytes).toBe(files[0]?.bytes.length);
    expect(reports[0]?.facts.anchors).not.toEqual([]);
  });

  test('in threads of which one crashes are refused with its error', async () => {
    const crash = { ...home, view: { ...home.view, kind: 'page', sections: undefined } };
    const list = [...many.slice(0, 70), crash as unknown as Document];
    await expect(inThreads(2, list)).rejects.toThrow(TypeError);
  });

  test('that cannot be converted or written are refused with the reason', async () => {
    const fail = (reason: string) => () => {
      throw new Error(reason);
    };
    let count = 0;
    const badText = (document: Document) =>
      ++count === many.length ? fail('bad text')() : converted(document);
    await expect(inThreads(1, many, { convert: fail('bad text') })).rejects.toThrow('bad text');
    await expect(inThreads(1, many, { convert: badText })).rejects.toThrow('bad text');
    await expect(inThreads(2, many, { take: fail('disk full') })).rejects.toThrow('disk full');
  });

  test('fewer than there are threads are rendered all the same', async () => {
    expect(await inThreads(2, [])).toEqual([]);
    expect(await inThreads(2, [home])).toMatchObject([{ path: '/' }]);
  });

  test('in threads whose bundle cannot be made are refused with the reason', async () => {
    const threads = new RenderThreads(Promise.reject(new Error('no bundle')), 2);
    const around = { convert: converted, take: () => {} };
    await expect(threads.run({ context }, many, around)).rejects.toThrow('no bundle');
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

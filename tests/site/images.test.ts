import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { cachePath } from '../../build/files/cache';
import { DevSite } from '../../build/assembly/dev-site';
import { fetchPictures } from '../../build/images/fetch-pictures';
import { readOptions } from '../../build/command-line/options';
import { contentType } from '../../lambdas/edge/content-types';
import {
  type Edits,
  build,
  built,
  bytesOf,
  editedContent,
  filesBelow,
  write,
} from '../support/content';
import { type HtmlFile, fileAt, graphOf, htmlFiles } from '../support/html';
import { problemsOf } from '../support/problems-of';
import { body, fixturePictures, picture, pictureHost, picturesAt } from '../support/picture-host';

/** The fixture with its pictures brought home from a host of this machine. */
async function contentAtHome(): Promise<{ content: string; host: string }> {
  const { address } = await pictureHost(await fixturePictures());
  const content = await editedContent(picturesAt(address));
  const outcomes = await fetchPictures(content, () => {});
  expect(outcomes.map(({ kind }) => kind)).toEqual(Array(4).fill('fetched'));
  return { content, host: address };
}

let content: string;
let host: string;
let out: string;
let files: HtmlFile[];
beforeAll(async () => {
  ({ content, host } = await contentAtHome());
  out = await built(content);
  files = await htmlFiles(out);
});

interface Candidate {
  path: string;
  width: number;
}

/** The candidates of a `srcset`. */
const candidates = (srcset: string | undefined): Candidate[] =>
  (srcset ?? '').split(', ').map((each) => {
    const [, path = '', width] = /^(\S+) (\d+)w$/.exec(each) ?? [];
    return { path, width: Number(width) };
  });

const FORMATS: Readonly<Record<string, string>> = {
  'image/avif': 'heif av1',
  'image/webp': 'webp',
  'image/jpeg': 'jpeg',
};

describe('with the pictures brought home', () => {
  test('no page names their host, in elements, island props or structured data', () => {
    expect(files.length).toBeGreaterThan(20);
    for (const { file, html } of files) {
      expect([file, html.includes(host)]).toEqual([file, false]);
      expect([file, html.includes(new URL(host).host)]).toEqual([file, false]);
    }
  });

  test('no page loads anything from another host', () => {
    for (const { file, root } of files) {
      const loaded = root
        .querySelectorAll('[src], [srcset], link[rel="stylesheet"], link[rel="preload"]')
        .flatMap((element) => [
          element.getAttribute('src'),
          ...candidates(element.getAttribute('srcset')).map(({ path }) => path),
          element.tagName === 'LINK' ? element.getAttribute('href') : undefined,
        ])
        .filter(Boolean);
      expect(loaded.length).toBeGreaterThan(2);
      for (const address of loaded)
        expect([file, address]).toEqual([file, expect.stringMatching(/^\/[a-z]/)]);
    }
  });

  test('every picture offers AVIF, WebP and JPEG, of the widths and formats it says', async () => {
    const seen = new Map<string, { width: number; type: string }>();
    for (const { root } of files) {
      for (const element of root.querySelectorAll('picture')) {
        const sources = element.querySelectorAll('source');
        expect(sources.map((source) => source.getAttribute('type'))).toEqual(Object.keys(FORMATS));
        for (const source of sources) {
          expect(source.getAttribute('sizes')).toMatch(/(?:px|vw)$/);
          for (const { path, width } of candidates(source.getAttribute('srcset'))) {
            seen.set(path, { width, type: source.getAttribute('type') ?? '' });
          }
        }
        const image = element.querySelector('img');
        expect(seen.has(image?.getAttribute('src') ?? '')).toBe(true);
        for (const name of ['alt', 'width', 'height', 'loading', 'decoding']) {
          expect([name, image?.getAttribute(name)]).toEqual([name, expect.stringMatching(/./)]);
        }
      }
    }
    expect(seen.size).toBe(3 * (4 + 2 + 5 + 2));
    for (const [path, { width, type }] of seen) {
      const { format, compression, ...size } = await sharp(join(out, path)).metadata();
      const found = [
        path,
        size.width,
        [format, compression].filter((x) => x === 'av1' || x === format).join(' '),
      ];
      expect(found).toEqual([path, width, FORMATS[type]]);
      expect(contentType(path)).toBe(type);
    }
  });

  test('no picture is wider than its original, and each keeps its proportions', async () => {
    const widest = async (alt: string, path: string): Promise<string> => {
      const image = fileAt(files, path)
        .root.querySelectorAll('picture img')
        .find((each) => each.getAttribute('alt') === alt);
      const { width, height } = await sharp(join(out, image?.getAttribute('src') ?? '')).metadata();
      return `${width} × ${height}`;
    };
    expect(await widest('En brygga', '/blogg')).toBe('1300 × 900');
    expect(await widest('En båt', '/blogg')).toBe('700 × 300');
    expect(await widest('Anna Prov', '/')).toBe('300 × 300');
    expect(await widest('Bo Test', '/')).toBe('100 × 100');
  });

  test('a portrait is offered for its size once, twice and thrice', () => {
    const avatar = fileAt(files, '/').root.querySelector('.harbour .avatar source');
    expect(candidates(avatar?.getAttribute('srcset')).map(({ width }) => width)).toEqual([
      64, 128, 192, 240, 300,
    ]);
    expect(avatar?.getAttribute('sizes')).toBe('44px');
  });

  test('the testimonials’ island draws what the server drew: its props hold the same files', () => {
    const island = fileAt(files, '/').root.querySelector('[data-island="testimonial-carousel"]');
    const props = JSON.parse(island?.getAttribute('data-props') ?? '') as {
      slides: { image: { src: string; sources: { srcset: string }[] } }[];
    };
    const drawn = island?.querySelectorAll('.slide picture') ?? [];
    expect(drawn).toHaveLength(2);
    expect(
      drawn.map((each) => [
        each.querySelector('img')?.getAttribute('src'),
        each.querySelectorAll('source').map((source) => source.getAttribute('srcset')),
      ]),
    ).toEqual(
      props.slides.map(({ image }) => [image.src, image.sources.map(({ srcset }) => srcset)]),
    );
  });

  test('a picture in a text has its true size', () => {
    const image = fileAt(files, '/').root.querySelector('.prose figure picture img');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1300', '900']);
    expect(image?.getAttribute('alt')).toBe('En brygga i dis');
  });

  test('an article’s structured data names our own full address', () => {
    const posting = graphOf(fileAt(files, '/blog/1')).find(
      (thing) => thing['@type'] === 'BlogPosting',
    );
    expect(posting?.image).toMatch(
      /^https:\/\/www\.testvik\.example\/assets\/[0-9a-f]{10}-[0-9a-f]{8}-1300\.jpg$/,
    );
  });

  test('every picture that is written is offered by some page, and nothing is written twice', async () => {
    const written = (await filesBelow(join(out, 'assets'))).filter((file) =>
      /\.(?:avif|webp|jpg)$/.test(file),
    );
    expect(written).toHaveLength(3 * (4 + 2 + 5 + 2));
    const all = files.map(({ html }) => html).join('');
    for (const file of written) expect([file, all.includes(file)]).toEqual([file, true]);
  });

  test('a second build is the same, byte for byte', async () => {
    expect(await bytesOf(await built(content))).toEqual(await bytesOf(out));
  });

  test('another picture under the same name has another address', async () => {
    const index = JSON.parse(await readFile(join(content, 'images/index.json'), 'utf8')) as Record<
      string,
      { file: string }
    >;
    const name = index[`${host}/photo-1`]?.file ?? '';
    const copy = await editedContent(
      {
        [`images/${name}`]: write(
          await sharp(await picture(1300, 900))
            .negate()
            .jpeg()
            .toBuffer(),
        ),
      },
      content,
    );
    const before = (await filesBelow(join(out, 'assets'))).filter((file) =>
      file.startsWith(name.replace('.jpg', '')),
    );
    const after = await filesBelow(join(await built(copy), 'assets'));
    expect(before).toHaveLength(12);
    expect(after.filter((file) => before.includes(file))).toEqual([]);
  });
});

describe('without an index', () => {
  test('every picture stays at its own address, and none is written', async () => {
    const folder = inject('fixture');
    const { html, root } = fileAt(await htmlFiles(folder), '/');
    expect(root.querySelector('picture')).toBeNull();
    expect(root.querySelector('.harbour .avatar img')?.getAttribute('src')).toBe(
      'https://randomuser.me/api/portraits/women/1.jpg',
    );
    expect(html).toContain('https://images.unsplash.com/photo-1');
    const assets = await filesBelow(join(folder, 'assets'));
    expect(assets.filter((file) => /\.(?:avif|webp|jpg)$/.test(file))).toEqual([]);
  });
});

describe('with an index that lacks some pictures', () => {
  test('those stay where they are, and the operator is told', async () => {
    const some = await editedContent({}, content);
    const path = join(some, 'images/index.json');
    const index = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
    delete index[`${host}/photo-2`];
    await write(JSON.stringify(index))(path);
    const outcome = await build(some);
    if (outcome.kind === 'refused') throw new Error(outcome.message);
    expect(outcome.summary.warnings).toContainEqual(
      expect.stringMatching(/fetch 1 picture from other hosts, .*\/photo-2 of .*npm run images/),
    );
    const list = fileAt(await htmlFiles(outcome.out), '/blogg').html;
    expect(list).toContain(`src="${host}/photo-2"`);
    expect(list).not.toContain(`${host}/photo-1`);
  });
});

describe('a build is refused, and says why, where', () => {
  const entry = (file: string, width = 1300, height = 900): string =>
    JSON.stringify({ 'https://images.unsplash.com/photo-1': { file, width, height } }, null, 2);
  const CASES: Record<string, { edits: () => Promise<Edits> | Edits; told: object }> = {
    'the index is no JSON': {
      edits: () => ({ 'images/index.json': write('{\n  "a": 1\n  "b": 2\n}\n') }),
      told: {
        file: 'images/index.json',
        line: 3,
        what: 'malformed JSON',
        fix: expect.stringContaining('npm run images'),
      },
    },
    'the index is not what it should be': {
      edits: () => ({
        'images/index.json': write('{\n  "https://a.example/": { "width": 1, "height": 1 }\n}\n'),
      }),
      told: {
        file: 'images/index.json',
        line: 2,
        what: 'missing field https://a.example/.file',
        found: 'nothing',
      },
    },
    'the index is no text': {
      edits: () => ({ 'images/index.json': write(Buffer.from([0x7b, 0xff, 0x7d])) }),
      told: { file: 'images/index.json', what: 'not UTF-8' },
    },
    'the index names a file that is not there': {
      edits: () => ({ 'images/index.json': write(entry('aa.jpg')) }),
      told: {
        file: 'images/index.json',
        line: 2,
        what: 'picture that is not there',
        found: 'no file images/aa.jpg',
        expected: 'the picture of https://images.unsplash.com/photo-1',
        fix: expect.stringContaining('npm run images'),
      },
    },
    'a file is no picture': {
      edits: () => ({
        'images/index.json': write(entry('aa.jpg')),
        'images/aa.jpg': write('<!DOCTYPE html>'),
      }),
      told: {
        file: 'images/index.json',
        line: 2,
        what: 'picture that is not what the index says',
        found: 'images/aa.jpg: text that begins "<!DOCTYPE html>"',
        expected: 'a picture of 1300 × 900',
      },
    },
    'a picture is of another size': {
      edits: async () => ({
        'images/index.json': write(entry('aa.jpg')),
        'images/aa.jpg': write(await picture(60, 40)),
      }),
      told: { found: 'images/aa.jpg: 60 × 40', expected: 'a picture of 1300 × 900' },
    },
  };

  test.for(Object.entries(CASES))('%s', async ([, { edits, told }]) => {
    const problems = await problemsOf(await edits());
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject(told);
    for (const part of ['found', 'expected', 'fix'] as const)
      expect(problems[0]?.[part]).toMatch(/./);
  });

  test('a picture ends too early, which shows when it is encoded', async () => {
    const half = (await picture(1300, 900)).subarray(0, 6000);
    const outcome = await build(
      await editedContent({
        'images/index.json': write(entry('aa.jpg')),
        'images/aa.jpg': write(half),
      }),
    );
    const problem = { what: 'damaged picture', found: 'pixels that cannot be decoded' };
    expect(outcome).toMatchObject({ problems: [{ file: 'images/aa.jpg', ...problem }] });
  });

  test('together with every other mistake', async () => {
    const problems = await problemsOf({
      'images/index.json': write(entry('aa.jpg')),
      'people.yaml': write('testimonials: 1\n'),
    });
    expect(problems.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['images/index.json', 'people.yaml']),
    );
  });
});

describe('while somebody works on the site', () => {
  async function open(folder: string) {
    const site = new DevSite({ ...readOptions(['dev'], {}), content: folder });
    const problems = await site.open();
    const page = Buffer.from(site.file('/blogg/index.html') ?? '').toString();
    return { site, problems, page };
  }

  test('pictures that a build has encoded are shown as visitors get them', async () => {
    const { site, problems, page } = await open(content);
    expect(problems).toEqual([]);
    expect(page).not.toContain(host);
    const [avif = ''] = /\/assets\/\S+?-1300\.avif/.exec(page) ?? [];
    const shown = Buffer.from(site.file(avif) ?? '');
    expect(shown.equals(await readFile(join(out, avif)))).toBe(true);
    expect(await site.check()).toEqual([]);
  });

  test('others are shown as one JPEG, and nothing else is encoded for them', async () => {
    const { address } = await pictureHost({
      ...(await fixturePictures()),
      // A picture that no build has ever encoded.
      '/photo-1': body(await picture(911, 611)),
    });
    const fresh = await editedContent(picturesAt(address));
    await fetchPictures(fresh, () => {});
    const { site, page } = await open(fresh);
    expect(page).not.toContain(address);
    const [, src = ''] = /<img src="([^"]*)" alt="En brygga"/.exec(page) ?? [];
    expect((await sharp(site.file(src)).metadata()).format).toBe('jpeg');
    const [hash, width] = basename(src, '.jpg').split('-').slice(1);
    const kept = await filesBelow(cachePath('images', ''));
    expect(kept.filter((file) => file.startsWith(`${hash}-`))).toEqual([`${hash}-${width}.jpg`]);
  });

  test('a broken index is told, and the pages are shown without it', async () => {
    const folder = await editedContent({ 'images/index.json': write('{') });
    const { problems, page } = await open(folder);
    expect(problems).toMatchObject([{ what: 'malformed JSON', line: 1 }]);
    expect(page).toContain('src="https://images.unsplash.com/photo-1"');
  });
});

import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { DevSite } from '../../build/assembly/dev-site';
import { formatProblem } from '../../content/core/problem';
import { readOptions } from '../../build/command-line/options';
import { readRelease } from '../../build/files/read-release';
import { resolve } from '../../lambdas/edge/resolve';
import { tableOf } from '../../lambdas/edge/route-table';
import { listen } from '../../lambdas/local/listen';
import { staticServer } from '../../build/serve/static-server';
import { contentType } from '../../lambdas/edge/content-types';
import {
  type Edits,
  append,
  build,
  built,
  bytesOf,
  editedContent,
  filesBelow,
  replace,
  write,
} from '../support/content';
import { type HtmlFile, fileAt, graphOf, htmlFiles } from '../support/html';
import { problemsOf } from '../support/problems-of';
import { ownPictures, picture } from '../support/pictures';

let content: string;
let out: string;
let files: HtmlFile[];
beforeAll(async () => {
  content = await editedContent({
    ...(await ownPictures()),
    'files/prislista-2026.pdf': write('%PDF-1.7'),
    'blog/1.sv.md': async (path) => {
      await (await ownPictures())['blog/1.sv.md']?.(path);
      await append('\n[Prislista](/files/prislista-2026.pdf)\n')(path);
    },
  });
  out = await built(content);
  files = await htmlFiles(out);
});

interface Candidate {
  path: string;
  width: number;
}

const candidates = (srcset: string | undefined): Candidate[] =>
  (srcset ?? '').split(', ').map((each) => {
    const [, path = '', width] = /^(\S+) (\d+)w$/.exec(each) ?? [];
    return { path, width: Number(width) };
  });

const small = await picture(60, 40);

const FORMATS: Readonly<Record<string, string>> = {
  'image/avif': 'heif av1',
  'image/webp': 'webp',
  'image/jpeg': 'jpeg',
};

describe('with pictures of its own', () => {
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
        expect(Boolean(image?.getAttribute('alt'))).toBe(!image?.hasAttribute('aria-hidden'));
        for (const name of ['width', 'height', 'loading', 'decoding']) {
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
    const widest = async (name: string, path: string): Promise<string> => {
      const image = fileAt(files, path)
        .root.querySelectorAll('picture img')
        .find(
          (each) =>
            each.getAttribute('alt') === name || each.closest('figcaption')?.text.includes(name),
        );
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
      /^https:\/\/www\.testvik\.example\/assets\/brygga-1300-[0-9a-f]{8}\.jpg$/,
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
    const negative = await sharp(await picture(1300, 900))
      .negate()
      .jpeg()
      .toBuffer();
    const copy = await editedContent({ 'images/brygga.jpg': write(negative) }, content);
    const served = async (folder: string) =>
      (await filesBelow(join(folder, 'assets'))).filter((file) => file.startsWith('brygga-'));
    const before = await served(out);
    const after = await served(await built(copy));
    expect([before.length, after.length]).toEqual([12, 12]);
    expect(after.filter((file) => before.includes(file))).toEqual([]);
  });

  test('the edge finds every file that a page offers', async () => {
    const known = tableOf((await readRelease(out)).table);
    const offered = files.flatMap(({ root }) =>
      root
        .querySelectorAll('picture source')
        .flatMap((source) => candidates(source.getAttribute('srcset')))
        .map(({ path }) => path),
    );
    for (const path of [...new Set(offered), '/files/prislista-2026.pdf']) {
      expect(resolve(path, known)).toMatchObject({ file: path });
      expect(resolve(path, known).kind).not.toBe('missing');
    }
  });

  test('a file of content/files is published as it is', async () => {
    expect(await readFile(join(out, 'files/prislista-2026.pdf'), 'utf8')).toBe('%PDF-1.7');
    expect(contentType('/files/prislista-2026.pdf')).toBe('application/pdf');
  });
});

describe('with pictures of other hosts', () => {
  test('each stays at its own address, and none is written', async () => {
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

test('hosts that content names pictures of are told, and the policy allows them and no others', async () => {
  const outcome = await build(
    await editedContent({
      'blog/1.sv.md': append('\n![Hav](https://bilder.example:8443/hav.jpg)\n'),
    }),
  );
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  const hosts = [
    'https://bilder.example:8443',
    'https://images.unsplash.com',
    'https://randomuser.me',
  ];
  expect(outcome.summary.pictureHosts).toEqual(hosts);
  const server = staticServer(outcome.out);
  const { headers } = await fetch(await listen(server, 0));
  server.close();
  expect(headers.get('content-security-policy')).toContain(
    `; img-src 'self' data: ${hosts.join(' ')}; `,
  );
});

describe('a build is refused, and says why, where', () => {
  const CASES: Record<string, [edits: Edits, told: string]> = {
    'a picture is not there': [
      {
        'images/hamnen/Brygga.jpg': write(small),
        'blog/1.sv.md': append('\n![En brygga](../images/hamnen/brygga.jpg)\n'),
      },
      'blog/1.sv.md:19 · picture that is not there · found ../images/hamnen/brygga.jpg · expected a file of content/images, perhaps hamnen/Brygga.jpg · correct the name, or put the picture there',
    ],
    'a picture of the front matter is not there': [
      { 'people.yaml': replace('https://randomuser.me/api/portraits/men/1.jpg', '/images/bo.jpg') },
      'people.yaml · picture that is not there · found /images/bo.jpg · expected a file of content/images · correct the name, or put the picture there',
    ],
    'a file is no picture': [
      { 'images/bo.jpg': write('<!DOCTYPE html>'), 'blog/1.sv.md': append('\n![Bo](bo.jpg)\n') },
      'images/bo.jpg · picture that cannot be used · found text that begins "<!DOCTYPE html>" · expected a picture as JPEG, PNG, WebP, AVIF or GIF · export it anew, or name another picture',
    ],
    'a picture is too large': [
      {
        'images/bo.jpg': write(Buffer.alloc(40_000_001)),
        'blog/1.sv.md': append('\n![Bo](bo.jpg)\n'),
      },
      'images/bo.jpg · picture that cannot be used · found 40 MB · expected at most 40 MB · export it smaller',
    ],
    'a picture has no words': [
      { 'images/bo.jpg': write(small), 'blog/1.sv.md': append('\n![](bo.jpg)\n') },
      'blog/1.sv.md:19 · image without alternative text · found bo.jpg · expected words for those who do not see it · add alt (in Markdown: ![words](address))',
    ],
    'the address of a picture is none': [
      { 'blog/1.sv.md': replace('https://images.unsplash.com/photo-1', '/photo') },
      'blog/1.sv.md:8 · invalid image.url · found "/photo" · expected a file of content/images such as kontor.jpg, or a web address · correct image.url',
    ],
    'a picture of the site is none of its files': [
      { 'blog/1.sv.md': append('\n![Logga](/files/logo.svg)\n') },
      'blog/1.sv.md:19 · dead internal link · found /files/logo.svg · expected the address of an existing page, such as /contact · correct the link or add the page',
    ],
    'a page is to be published as a file': [
      { 'files/kampanj.html': write('<p>') },
      'files/kampanj.html · file that cannot be published · found a page · expected a PDF, a picture or the like · write it as a page of the site',
    ],
    'a file has a name that links cannot hold': [
      { 'files/Pris lista.pdf': write('%PDF') },
      'files/Pris lista.pdf · file that cannot be published · found Pris lista.pdf · expected a name such as prislista-2026.pdf, which every program can link to · rename it',
    ],
  };

  test.for(Object.entries(CASES))('%s', async ([, [edits, told]]) => {
    expect((await problemsOf(edits)).map(formatProblem)).toEqual([told]);
  });

  test('a picture ends too early, which shows when it is encoded', async () => {
    const half = (await picture(1300, 900)).subarray(0, 6000);
    const outcome = await build(
      await editedContent({ ...(await ownPictures()), 'images/brygga.jpg': write(half) }),
    );
    const problem = { what: 'damaged picture', found: 'pixels that cannot be decoded' };
    expect(outcome).toMatchObject({ problems: [{ file: 'images/brygga.jpg', ...problem }] });
  });
});

describe('while somebody works on the site', () => {
  const page = (site: DevSite) => Buffer.from(site.file('/blogg/index.html') ?? '').toString();

  test('pictures and files are shown as they lie there; new and changed ones are seen', async () => {
    const folder = await editedContent({}, content);
    const site = new DevSite({ ...readOptions(['dev'], {}), content: folder });
    expect(await site.open()).toEqual([]);
    expect(page(site)).toContain('src="/images/hamnen/B%C3%A5ten%202.png"');
    const shown = site.file('/images/hamnen/Båten 2.png');
    expect(shown).toEqual(await readFile(join(folder, 'images/hamnen/Båten 2.png')));
    expect(Buffer.from(site.file('/files/prislista-2026.pdf') ?? '').toString()).toBe('%PDF-1.7');
    expect(await site.check()).toEqual([]);

    await rename(join(folder, 'images/brygga.jpg'), join(folder, 'images/kaj.jpg'));
    expect((await site.filesChanged()).problems).toContainEqual(
      expect.objectContaining({ what: 'picture that is not there', found: '../images/brygga.jpg' }),
    );
    await rename(join(folder, 'images/kaj.jpg'), join(folder, 'images/brygga.jpg'));
    expect((await site.filesChanged()).problems).toEqual([]);
  });
});

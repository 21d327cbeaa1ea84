import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { ISLANDS } from '../../components/island/island';
import { factTable } from '../../build/content/facts';
import { editionPath } from '../../content/core/paths';
import { CONTENT, bytesOf, filesBelow } from '../support/content';
import {
  type HtmlFile,
  alternatesOf,
  attribute,
  fileAt,
  graphOf,
  htmlFiles,
  words,
} from '../support/html';
import { hasText } from '../../content/schema/page';
import { loadContent } from '../support/load';

const out = inject('site');
let siteUrl = '';
let names: string[] = [];
let files: HtmlFile[] = [];

beforeAll(async () => {
  names = await filesBelow(out);
  files = await htmlFiles(out);
  siteUrl = new URL(attribute(fileAt(files, '/'), 'link[rel="canonical"]', 'href')).origin;
});

const canonicalOf = ({ root }: HtmlFile): string | undefined =>
  root.querySelector('link[rel="canonical"]')?.getAttribute('href');
const ownAddress = ({ path }: HtmlFile): string => siteUrl + path;
/** Documents that search engines should show. */
const indexable = (): HtmlFile[] => files.filter((file) => canonicalOf(file) === ownAddress(file));
const failing = (check: (file: HtmlFile) => boolean): string[] =>
  files.filter((file) => !check(file)).map(({ file }) => file);

describe('the site', () => {
  test('publishes the posts that have a text, and no others', async () => {
    const published = (await loadContent(CONTENT)).posts.filter(hasText);
    const expected = published.flatMap(({ route }) => [route, `/en${route}`]);
    const posts = files.map(({ path }) => path).filter((path) => /\/blog\/(?!404$)\d+$/.test(path));
    expect(posts.sort()).toEqual([...new Set(expected)].sort());
  });

  test('shows every price, time and figure that its pages name, as site.yaml has them', async () => {
    const { site, pages, posts } = await loadContent(CONTENT);
    const unseen = [...pages, ...posts].flatMap(({ file, route, language }) => {
      const facts = factTable(site, language);
      const page = files.find(({ path }) => path === editionPath(route, language));
      const named = readFileSync(file, 'utf8').matchAll(
        /\{\{((?:prices|times|figures)[\w.]+)\}\}/g,
      );
      return [...named]
        .map(([, name = '']) => facts.get(name) ?? name)
        .filter((fact) => page && !page.html.includes(fact))
        .map((fact) => `${file}: ${fact}`);
    });
    expect(unseen).toEqual([]);
  });

  test('holds nothing of the brand of other content', async () => {
    const others = await bytesOf(inject('fixture'));
    expect(others.size).toBeGreaterThan(20);
    expect([...others].filter(([, bytes]) => /fyrvik|fyrvaktar/i.test(bytes))).toEqual([]);
  });
});

describe('the head of every page', () => {
  test('has one title and one description, which no other page has', () => {
    for (const read of [
      (file: HtmlFile) => words(file.root.querySelector('title')),
      (file: HtmlFile) => attribute(file, 'meta[name="description"]', 'content'),
    ]) {
      const texts = indexable().map(read);
      expect(texts.every((text) => text.length > 20)).toBe(true);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
    expect(failing(({ root }) => root.querySelectorAll('title').length === 1)).toEqual([]);
  });

  test('has one canonical address, of a page that exists; the 404 has noindex instead', () => {
    const addresses = new Set(indexable().map(ownAddress));
    for (const { file, root } of files) {
      const canonicals = root
        .querySelectorAll('link[rel="canonical"]')
        .map((link) => addresses.has(link.getAttribute('href') ?? ''));
      const robots = root.querySelector('meta[name="robots"]')?.getAttribute('content');
      expect([file, canonicals, robots]).toEqual(
        file.endsWith('404.html') ? [file, [], 'noindex'] : [file, [true], undefined],
      );
    }
  });

  test.for([
    'og:type',
    'og:site_name',
    'og:description',
    'og:image:width',
    'og:image:height',
    'og:image:alt',
    'twitter:card',
    'twitter:description',
    'twitter:image',
  ])('has %s', (name) => {
    const selector = `meta[${name.startsWith('og:') ? 'property' : 'name'}="${name}"]`;
    expect(failing((file) => attribute(file, selector, 'content').trim() !== '')).toEqual([]);
  });

  test('says the same to search engines and to those who share it', () => {
    for (const file of files) {
      const title = words(file.root.querySelector('title'));
      expect(attribute(file, 'meta[property="og:title"]', 'content')).toBe(title);
      expect(attribute(file, 'meta[name="twitter:title"]', 'content')).toBe(title);
      const url = attribute(file, 'meta[property="og:url"]', 'content');
      expect(url).toBe(canonicalOf(file) ?? ownAddress(file));
      expect(attribute(file, 'meta[property="og:image"]', 'content')).toMatch(
        /^https:\/\/[^/]+\/assets\/card-[0-9a-f]+\.png$/,
      );
    }
  });

  test('says of an article when it came out, when it changed, who wrote it and of what', () => {
    const articles = files.filter(({ root }) => root.querySelector('main time'));
    const meta = (file: HtmlFile, name: string): string =>
      file.root.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? '';
    const posts = files.filter(({ root }) => root.querySelector('article.post'));
    expect(posts.length).toBeGreaterThan(3);
    for (const file of posts) {
      const date = attribute(file, '.post time', 'datetime');
      expect(meta(file, 'og:type')).toBe('article');
      expect(meta(file, 'article:published_time')).toBe(date);
      expect(meta(file, 'article:modified_time') >= date).toBe(true);
      expect(meta(file, 'article:author')).toMatch(/\/(?:om-oss|en\/about)$/);
      expect(words(file.root.querySelector('.post .eyebrow'))).toBe(meta(file, 'article:section'));
    }
    const guide = fileAt(files, '/optimerar-webbplats-for-sokmotorer');
    expect(articles).toContain(guide);
    expect(meta(guide, 'article:published_time')).toBe(attribute(guide, 'main time', 'datetime'));
    expect(meta(fileAt(files, '/'), 'article:published_time')).toBe('');
  });

  test('names the other language to those who share it, where the page exists in it', () => {
    const wrong = files.filter(({ root }) => {
      const other = root.querySelector('main')?.getAttribute('lang') === 'sv' ? 'en' : 'sv';
      const hasOther = root.querySelector(`link[rel="alternate"][hreflang="${other}"]`) !== null;
      const said = root.querySelector('meta[property="og:locale:alternate"]');
      return (said?.getAttribute('content') === { sv: 'sv_SE', en: 'en_GB' }[other]) !== hasOther;
    });
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test('calls the feed what the menu calls the blog', () => {
    for (const path of ['/', '/en/']) {
      const page = fileAt(files, path);
      const feed = attribute(page, 'link[type="application/atom+xml"]', 'title');
      const entry = words(page.root.querySelector('a.menu-link[href$="/blog"]'));
      expect(entry).not.toBe('');
      expect(feed.endsWith(` · ${entry}`)).toBe(true);
    }
  });

  test('names the language of the shell on the page and that of the text on its main part', () => {
    for (const file of files) {
      const english = file.path === '/en/' || file.path.startsWith('/en/');
      const locale = attribute(file, 'meta[property="og:locale"]', 'content');
      expect([file.path, attribute(file, 'html', 'lang')]).toEqual([
        file.path,
        english ? 'en' : 'sv',
      ]);
      expect(attribute(file, 'main', 'lang')).toBe(locale.slice(0, 2));
    }
  });
});

describe('the body of every page', () => {
  test('has exactly one h1, with words, inside main', () => {
    expect(
      failing(({ root }) => {
        const headings = root.querySelectorAll('h1');
        return (
          headings.length === 1 &&
          words(headings[0] ?? null) !== '' &&
          root.querySelector('main h1') !== null
        );
      }),
    ).toEqual([]);
  });

  test('leaves out no level of heading', () => {
    const skipping = files.filter(({ root }) => {
      const levels = root
        .querySelectorAll('main h1, main h2, main h3, main h4, main h5, main h6')
        .map(({ tagName }) => Number(tagName.slice(1)));
      return levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
    });
    expect(skipping.map(({ file }) => file)).toEqual([]);
  });

  test('gives each id once', () => {
    for (const { file, root } of files) {
      const ids = root.querySelectorAll('[id]').map(({ id }) => id);
      expect([file, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([file, []]);
    }
  });

  /** Portraits with the name beside them, whose alternative text is empty. */
  const NAMED_BESIDE = ['.slide', '.founder'];

  test('gives every picture words, a width and a height', () => {
    for (const { file, root } of files) {
      const bare = root
        .querySelectorAll('img')
        .filter(
          (image) =>
            ['alt', 'width', 'height'].some((name) => !image.getAttribute(name)) &&
            !NAMED_BESIDE.some((place) => image.closest(place)),
        )
        .map((image) => image.getAttribute('src'));
      expect([file, bare]).toEqual([file, []]);
    }
  });

  test('has the largest picture of the first view fetched first, and no other', () => {
    const first = ({ root }: HtmlFile): number =>
      root.querySelectorAll('img[fetchpriority="high"][loading="eager"]').length;
    const pictured = files.filter(({ root }) =>
      root.querySelector(
        ':is(.masthead-pictured, .post-picture, .post-card-first, .case-study .picture) img',
      ),
    );
    expect(pictured.length).toBeGreaterThan(20);
    expect(pictured.filter((file) => first(file) !== 1).map(({ file }) => file)).toEqual([]);
    expect(files.filter((file) => first(file) > 1).map(({ file }) => file)).toEqual([]);
  });

  test('leads to no address of the site that nothing answers, and to no anchor that is not there', async () => {
    const { posts } = await loadContent(CONTENT);
    // Posts without a text are listed, and answered with "Post Not Found", by specification.
    const unpublished = new Set(posts.flatMap(({ route }) => [route, `/en${route}`]));
    const anchors = new Map(
      files.map(({ path, root }) => [
        path,
        new Set(root.querySelectorAll('[id]').map(({ id }) => id)),
      ]),
    );
    const answered = new Set(names.map((name) => `/${name}`));
    const dead = files.flatMap(({ path, root }) =>
      root.querySelectorAll('a[href]').flatMap((link) => {
        const url = new URL(link.getAttribute('href') ?? '', siteUrl + path);
        if (url.origin !== siteUrl) return [];
        const target = anchors.get(url.pathname) ?? anchors.get(url.pathname.replace(/\/$/, ''));
        if (!target && unpublished.has(url.pathname)) return [];
        const found = target
          ? url.hash === '' || target.has(decodeURIComponent(url.hash.slice(1)))
          : answered.has(url.pathname);
        return found ? [] : [`${path} → ${url.pathname}${url.hash}`];
      }),
    );
    expect(dead).toEqual([]);
  });

  test('holds no placeholder that was not filled, and no "undefined" or "NaN"', () => {
    expect(failing(({ html }) => !html.includes('{{'))).toEqual([]);
    expect(failing(({ root }) => !/\bundefined\b|\bNaN\b|\[object /.test(root.text))).toEqual([]);
  });
});

describe('structured data', () => {
  test('is one block with an id, a context and a graph on every page', () => {
    for (const file of files) {
      expect(attribute(file, 'script[type="application/ld+json"]', 'id')).toBe('structured-data');
      expect(graphOf(file).length).toBeGreaterThan(0);
      for (const thing of graphOf(file)) expect(thing['@type']).toBeTypeOf('string');
    }
  });

  test('names no address outside the site for its own pages', () => {
    for (const file of files) {
      for (const { '@id': id } of graphOf(file)) expect(id).toMatch(new RegExp(`^${siteUrl}/`));
    }
  });
});

describe('languages', () => {
  test('point to one another and to themselves on both sides', () => {
    const byAddress = new Map(files.map((file) => [ownAddress(file), file]));
    const speaking = files.filter((file) => alternatesOf(file).size > 0);
    expect(speaking.length).toBeGreaterThan(10);
    for (const file of speaking) {
      const alternates = alternatesOf(file);
      expect([file.path, [...alternates.keys()].sort()]).toEqual([
        file.path,
        ['en', 'sv', 'x-default'],
      ]);
      expect([...alternates.values()]).toContain(ownAddress(file));
      expect(alternates.get('x-default')).toBe(alternates.get('sv'));
      for (const [language, address] of alternates) {
        const other = byAddress.get(address);
        if (!other) throw new Error(`${file.path} names ${address}, which nothing answers`);
        expect([file.path, address, alternatesOf(other)]).toEqual([file.path, address, alternates]);
        const spoken = attribute(other, 'main', 'lang');
        expect([address, language]).toEqual([
          address,
          language === 'x-default' ? 'x-default' : spoken,
        ]);
      }
    }
  });

  test('are named by pages that are canonical themselves, and by no others', () => {
    const own = new Set(indexable());
    expect(
      files.filter((file) => alternatesOf(file).size > 0 && !own.has(file)).map(({ path }) => path),
    ).toEqual([]);
  });
});

describe('the sitemap', () => {
  test('lists exactly the pages that search engines should show', async () => {
    const xml = await readFile(join(out, 'sitemap.xml'), 'utf8');
    const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url ?? '');
    expect(listed.toSorted()).toEqual(indexable().map(ownAddress).sort());
  });

  test('names the same languages as the pages', async () => {
    const xml = await readFile(join(out, 'sitemap.xml'), 'utf8');
    for (const file of indexable()) {
      const entry = xml
        .split('<url>')
        .find((text) => text.includes(`<loc>${ownAddress(file)}</loc>`));
      const pairs = [...(entry ?? '').matchAll(/hreflang="(.*?)" href="(.*?)"/g)];
      expect(new Map(pairs.map(([, language, url]) => [language, url]))).toEqual(
        alternatesOf(file),
      );
    }
  });
});

describe('a strict content security policy can hold:', () => {
  test('no inline script runs', () => {
    const inline = files.flatMap(({ file, root }) =>
      root
        .querySelectorAll('script:not([src])')
        .filter((script) => !/^application\/(?:ld\+)?json$/.test(script.getAttribute('type') ?? ''))
        .map(() => file),
    );
    expect(inline).toEqual([]);
  });

  test('no element has a style or an event handler in its attributes', () => {
    const offending = files.flatMap(({ file, root }) =>
      root.querySelectorAll('*').flatMap((element) =>
        Object.keys(element.attributes)
          .filter((name) => /^(?:style|on.+)$/i.test(name))
          .map((name) => `${file}: <${element.rawTagName} ${name}>`),
      ),
    );
    expect(offending).toEqual([]);
  });

  test('no style element and no javascript: address stands in a page', () => {
    expect(failing(({ root }) => root.querySelector('style') === null)).toEqual([]);
    expect(failing(({ html }) => !/(?:href|src|action)="\s*javascript:/i.test(html))).toEqual([]);
  });

  test('scripts and styles come from the site alone', () => {
    for (const { file, root } of files) {
      const loaded = [
        ...root.querySelectorAll('script[src]').map((script) => script.getAttribute('src')),
        ...root.querySelectorAll('link[rel="stylesheet"]').map((link) => link.getAttribute('href')),
      ];
      expect([file, loaded.length]).toEqual([file, 2]);
      for (const address of loaded) expect(address).toMatch(/^\/assets\/[^/]+\.(?:js|css)$/);
    }
  });
});

describe('the output folder', () => {
  const EXPECTED = /\.(?:html|js|css|woff2|svg|png|ico|xml|txt|webmanifest)$/;

  test('holds nothing but what is served', () => {
    expect(names.filter((name) => !EXPECTED.test(name))).toEqual([]);
    expect(
      names.filter((name) => /\.map$|server|renderer|(?:^|\/)\.(?!well-known\/)/.test(name)),
    ).toEqual([]);
  });

  test('has an icon for every system: of three sizes in one file, and one that may be cut to any shape', async () => {
    const ico = await readFile(join(out, 'favicon.ico'));
    const entries = [0, 1, 2].map((index) => ico.subarray(6 + 16 * index, 22 + 16 * index));
    const sizes = entries.map(async (entry) => {
      const at = entry.readUInt32LE(12);
      const { width, format } = await sharp(
        ico.subarray(at, at + entry.readUInt32LE(8)),
      ).metadata();
      return [entry[0], width, format];
    });
    expect(await Promise.all(sizes)).toEqual([16, 32, 48].map((size) => [size, size, 'png']));
    const manifest: unknown = JSON.parse(await readFile(join(out, 'manifest.webmanifest'), 'utf8'));
    expect(manifest).toMatchObject({
      icons: expect.arrayContaining([
        expect.objectContaining({ src: '/icon-maskable-512.png', purpose: 'maskable' }),
      ]),
    });
    const { data, info } = await sharp(join(out, 'icon-maskable-512.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): string =>
      data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3).toString('hex');
    const edge = Array.from({ length: 512 }, (_, turn) => {
      const angle = (turn / 512) * 2 * Math.PI;
      return at(Math.round(256 + 205 * Math.cos(angle)), Math.round(256 + 205 * Math.sin(angle)));
    });
    expect(new Set([...edge, at(0, 0), at(511, 511)]).size).toBe(1);
  });

  test('says where to tell of a weakness, for the months to come', async () => {
    const text = await readFile(join(out, '.well-known/security.txt'), 'utf8');
    expect(text).toMatch(/^Contact: mailto:info@/m);
    expect(text).toMatch(/^Preferred-Languages: sv, en$/m);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    const months = (expires - Date.now()) / (30 * 24 * 3600 * 1000);
    expect(months).toBeGreaterThan(9.5);
    expect(months).toBeLessThan(12);
  });

  test('names everything under assets by its content, and nothing else', () => {
    const assets = names.filter((name) => name.startsWith('assets/'));
    expect(assets.length).toBeGreaterThan(4);
    expect(
      assets.filter(
        (name) =>
          !/^assets\/[\w.-]+-(?:[0-9A-Z]{8}|[0-9a-f]{8,16})\.(?:js|css|woff2|svg|png)$/.test(name),
      ),
    ).toEqual([]);
    expect(
      names.filter((name) => !name.startsWith('assets/') && /\.(?:js|css|woff2)$/.test(name)),
    ).toEqual([]);
  });

  test('holds every file that its pages refer to, cards that are not drawn yet aside', () => {
    const referred = files.flatMap(({ root }) =>
      root
        .querySelectorAll('head link[href^="/"], script[src]')
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
    );
    expect([...new Set(referred)].filter((path) => !names.includes(path.slice(1)))).toEqual([]);
  });

  test('holds no source map, no path of the machine that built it and no secret', async () => {
    const texts = names.filter((name) => /\.(?:html|js|css|xml|txt|svg|webmanifest)$/.test(name));
    for (const name of texts) {
      const text = await readFile(join(out, name), 'utf8');
      expect([
        name,
        /sourceMappingURL|\/work\/|\/root\/|\/home\/|AKIA[A-Z0-9]{16}/.exec(text),
      ]).toEqual([name, null]);
    }
  });
});

describe('islands', () => {
  const islandsOf = ({ root }: HtmlFile): string[] =>
    root
      .querySelectorAll('[data-island]')
      .map((island) => island.getAttribute('data-island') ?? '');

  /** What an island brings to life. */
  const PARTS = {
    'statistics-counters': '.statistics',
    'testimonial-carousel': '.testimonials',
    'contact-form': '.contact',
  } as const satisfies Record<(typeof ISLANDS)[number], string>;

  test('stand on the pages that need them, and on no others', () => {
    for (const name of ISLANDS) {
      const needing = files.filter(({ root }) => root.querySelector(PARTS[name]));
      expect(needing.length).toBeGreaterThan(1);
      expect(files.filter((file) => islandsOf(file).includes(name))).toEqual(needing);
    }
  });

  test('say when to load, and with which props', () => {
    for (const { root } of files) {
      for (const island of root.querySelectorAll('[data-island]')) {
        expect(ISLANDS).toContain(island.getAttribute('data-island'));
        expect(['idle', 'visible']).toContain(island.getAttribute('data-load'));
        expect(JSON.parse(island.getAttribute('data-props') ?? '')).toBeTypeOf('object');
        expect(island.innerHTML.length).toBeGreaterThan(100);
      }
    }
  });

  test('have a chunk each, which no page without them refers to', () => {
    for (const name of ISLANDS) {
      const chunks = names.filter((file) => file.startsWith(`assets/${name}.island-`));
      expect(chunks).toHaveLength(1);
      const [chunk = 'none'] = chunks;
      const referring = files.filter(({ html }) => html.includes(chunk));
      for (const file of referring) expect(islandsOf(file)).toContain(name);
    }
  });
});

describe('snapshots of the fixture', () => {
  let fixture: HtmlFile[] = [];
  beforeAll(async () => {
    fixture = await htmlFiles(inject('fixture'));
  });

  test('the plan, one line a document', async () => {
    const origin = new URL(canonicalOf(fileAt(fixture, '/')) ?? '').origin;
    const lines = fixture.map((file) => {
      const alternates = [...alternatesOf(file)]
        .map(([language, url]) => `${language}=${url.slice(origin.length)}`)
        .join(' ');
      const canonical = canonicalOf(file)?.slice(origin.length);
      return [
        file.path,
        `${attribute(file, 'html', 'lang')}/${attribute(file, 'main', 'lang')}`,
        words(file.root.querySelector('title')),
        canonical === file.path ? 'canonical' : canonical ? `→ ${canonical}` : 'noindex',
        alternates || '-',
        graphOf(file)
          .map((thing) => String(thing['@type']))
          .join(' '),
      ].join(' · ');
    });
    await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('__snapshots__/plan.txt');
  });

  const readable = (html: string): string =>
    `${html
      .replace(/\n/g, '')
      .replace(/-[A-Z0-9]{8}\.(js|css|woff2)/g, '-HASH')
      .replace(/></g, '>\n<')}\n`;

  test('a whole small page in the shell of the other language', async () => {
    const { html } = fileAt(fixture, '/services/ads');
    const text = readable(html)
      .replace(/<path[^>]*>(?:\n?<\/path>)?/g, '<path/>')
      .replace(/(data-current-year="">)\d{4}/, '$1YEAR')
      .replace(/card-[0-9a-f]+/g, 'card-HASH')
      .replace(/data-chat="[^"]*"/, 'data-chat="PROPS"');
    await expect(text).toMatchFileSnapshot('__snapshots__/fixture-ads.txt');
  });
});

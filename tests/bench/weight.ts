import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fileOf } from '../../build/plan/paths';
import type { BenchContext } from './context';
import { type Cell, count, kilobytes, type Table } from './report';

/** One page of each kind; kinds that the site does not have yet are left out. */
const PAGES = [
  '/',
  '/portfolio',
  '/om-oss',
  '/kontakt-oss',
  '/blogg',
  '/blog/1',
  '/services/seo',
  '/tjanster/google-ads',
  '/webbyra-goteborg',
  '/privacy-policy',
  '/404',
];

const LIMITS = { jsBrotli: 10, jsGzip: 11, css: 14, html: 25, fonts: 2, fontBytes: 70 };

/** What a first visit downloads, compressed as hard as the edge does. */
export async function measureWeight(context: BenchContext): Promise<Table[]> {
  const dist = await context.builtSite();
  const pages = PAGES.filter((path) => existsSync(join(dist, fileOf(path))));
  return [
    {
      title: 'Weight of a first visit',
      head: [
        'page',
        'JavaScript, brotli',
        'JavaScript, gzip',
        'CSS, brotli',
        'CSS, gzip',
        'HTML, brotli',
        'HTML, gzip',
        'fonts',
        'fonts, bytes',
        'scripts',
      ],
      rows: pages.map((path) => [path === '/' ? 'Home' : path, ...weigh(dist, path)]),
      note: 'JavaScript: the entry, the chunks it imports and the chunks of all islands of the page. brotli quality 11, gzip level 9; kB = 1,000 bytes. Home’s limits are applied to every page.',
    },
  ];
}

function weigh(dist: string, path: string): Cell[] {
  const html = readFileSync(join(dist, fileOf(path)), 'utf8');
  const scripts = scriptsOf(dist, html);
  const styles = matches(html, /<link [^>]*rel="stylesheet"[^>]*href="([^"]+)"/g);
  const sheets = styles.map((file) => readFileSync(join(dist, file)));
  const code = scripts.map((file) => readFileSync(join(dist, file)));
  const fonts = fontsOf(html, sheets.join('\n')).map((file) => readFileSync(join(dist, file)));
  const { brotli, gzip } = compressors;
  return [
    kilobytes(sum(code, brotli), { atMost: LIMITS.jsBrotli }),
    kilobytes(sum(code, gzip), { atMost: LIMITS.jsGzip }),
    kilobytes(sum(sheets, brotli), { atMost: LIMITS.css }),
    kilobytes(sum(sheets, gzip)),
    kilobytes(brotli(Buffer.from(html)), { atMost: LIMITS.html }),
    kilobytes(gzip(Buffer.from(html))),
    count(fonts.length, { atMost: LIMITS.fonts }),
    kilobytes(
      sum(fonts, (bytes) => bytes.length),
      { atMost: LIMITS.fontBytes },
    ),
    scripts.map((file) => file.replace(/^\/assets\/|-[A-Z0-9]{8}\.js$/g, '')).join(' + '),
  ];
}

/** Bytes after compression; files travel one by one, so they are compressed one by one. */
const compressors = {
  brotli: (bytes: Uint8Array): number =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  gzip: (bytes: Uint8Array): number => gzipSync(bytes, { level: 9 }).length,
};

const sum = (files: readonly Uint8Array[], size: (bytes: Uint8Array) => number): number =>
  files.reduce((total, bytes) => total + size(bytes), 0);

const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];

/** The entry scripts of a page and its islands' chunks, with everything they import statically. */
function scriptsOf(dist: string, html: string): string[] {
  const assets = readdirSync(join(dist, 'assets'));
  const islands = matches(html, /data-island="([^"]+)"/g).map((name) => {
    const file = assets.find((asset) => asset.startsWith(`${name}.island-`));
    if (!file) throw new Error(`No chunk for the island ${name}`);
    return `/assets/${file}`;
  });
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(join(dist, file), 'utf8');
    for (const name of matches(code, STATIC_IMPORT)) visit(`/assets/${name}`);
  };
  [...matches(html, /<script [^>]*src="([^"]+)"/g), ...islands].forEach(visit);
  return [...found];
}

/** `import{a as b}from"./x.js"` and `import"./x.js"` as esbuild writes them; not `import("./x.js")`. */
const STATIC_IMPORT = /\b(?:import|export)(?:[\w$\s{},*]*from)?\s*"\.\/([^"]+)"/g;

/** Fonts that are preloaded or that the style sheet names. */
const fontsOf = (html: string, css: string): string[] => [
  ...new Set([
    ...matches(html, /href="([^"]+\.woff2)"/g),
    ...matches(css, /url\(["']?([^"')]+\.woff2)/g),
  ]),
];

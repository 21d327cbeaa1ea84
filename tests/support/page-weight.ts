import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compressed } from '../../infra/release/stage-uploads';

/** The most that a first visit may download: bytes after brotli, fonts as they are. */
export const LIMITS = { css: 14_000, html: 25_000, fonts: 2, fontBytes: 70_000 } as const;

const HOME_AND_CONTACT = /^(?:\/en)?\/(?:contact|kontakt-oss)?$/;

/** The most script that a page may load at first, in bytes after brotli. */
export const scriptLimit = (path: string): number => (HOME_AND_CONTACT.test(path) ? 10_000 : 8_000);

/** Files, and their bytes as they are and as they travel. */
interface Weight {
  files: readonly string[];
  bytes: number;
  brotli: number;
}

export interface PageWeight {
  html: Weight;
  css: Weight;
  /** What the page loads without anybody doing anything. */
  script: Weight;
  /** What its lazy islands load besides, once they come into view. */
  lazyScript: Weight;
  fonts: Weight;
}

/** What a first visit to a page downloads; `file` and all addresses are below the output folder. */
export async function weighPage(dist: string, file: string): Promise<PageWeight> {
  const html = readFileSync(join(dist, file), 'utf8');
  const styles = matches(html, /<link [^>]*rel="stylesheet"[^>]*href="([^"]+)"/g);
  const first = firstScripts(dist, html);
  const lazy = islandScripts(dist, html, (load) => load === 'visible');
  const weigh = (files: readonly string[]): Promise<Weight> => weightOf(dist, files);
  return {
    html: await weigh([`/${file}`]),
    css: await weigh(styles),
    script: await weigh(first),
    lazyScript: await weigh(lazy.filter((script) => !first.includes(script))),
    fonts: await weigh(fontsOf(dist, html, styles)),
  };
}

/** Bytes after gzip of what opening the chat loads on a page that has loaded some scripts. */
export const chatBytes = (dist: string, loaded: readonly string[]): number =>
  sum(
    withImports(dist, chunksOf(dist, ['start-chat']))
      .filter((file) => !loaded.includes(file))
      .map((file) => gzipSync(readFileSync(join(dist, file))).length),
  );

async function weightOf(dist: string, files: readonly string[]): Promise<Weight> {
  const sizes = await Promise.all(files.map((file) => sizesOf(join(dist, file))));
  return {
    files,
    bytes: sum(sizes.map(({ bytes }) => bytes)),
    brotli: sum(sizes.map(({ brotli }) => brotli)),
  };
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

interface Sizes {
  bytes: number;
  brotli: number;
}

/** Many pages share their scripts and styles. */
const known = new Map<string, Promise<Sizes>>();

/** Files travel one by one, so they are compressed one by one: as they are uploaded. */
function sizesOf(path: string): Promise<Sizes> {
  const sizes = known.get(path) ?? compress(readFileSync(path));
  known.set(path, sizes);
  return sizes;
}

const compress = async (bytes: Buffer): Promise<Sizes> => ({
  bytes: bytes.length,
  brotli: (await compressed(bytes)).length,
});

const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];

/** Entry scripts, modules that are preloaded, and islands that wake by themselves. */
const firstScripts = (dist: string, html: string): string[] =>
  withImports(dist, [
    ...matches(html, /<script [^>]*src="([^"]+)"/g),
    ...matches(html, /<link [^>]*rel="modulepreload"[^>]*href="([^"]+)"/g),
    ...islandScripts(dist, html, (load) => load !== 'visible'),
  ]);

/** The chunks of a page's islands, and of what brings islands to life. */
function islandScripts(dist: string, html: string, wanted: (load: string) => boolean): string[] {
  const islands = [...html.matchAll(/<[^>]* data-island="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => wanted(/ data-load="([^"]+)"/.exec(tag)?.[1] ?? ''))
    .map(([, name = '']) => `${name}.island`);
  if (islands.length === 0) return [];
  return withImports(dist, chunksOf(dist, [...new Set([...islands, 'hydrate-island'])]));
}

function chunksOf(dist: string, names: readonly string[]): string[] {
  const assets = readdirSync(join(dist, 'assets'));
  return names.map((name) => {
    const file = assets.find((asset) => asset.startsWith(`${name}-`));
    if (!file) throw new Error(`No chunk called ${name}`);
    return `/assets/${file}`;
  });
}

/** Scripts with everything that they import statically. */
function withImports(dist: string, scripts: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(join(dist, file), 'utf8');
    for (const name of matches(code, STATIC_IMPORT)) visit(`/assets/${name}`);
  };
  scripts.forEach(visit);
  return [...found];
}

/** `import{a as b}from"./x.js"` and `import"./x.js"` as esbuild writes them; not `import("./x.js")`. */
const STATIC_IMPORT = /\b(?:import|export)(?:[\w$\s{},*]*from)?\s*"\.\/([^"]+)"/g;

/** Fonts that are preloaded or that the style sheets name. */
const fontsOf = (dist: string, html: string, styles: readonly string[]): string[] => [
  ...new Set([
    ...matches(html, /href="([^"]+\.woff2)"/g),
    ...styles.flatMap((sheet) =>
      matches(readFileSync(join(dist, sheet), 'utf8'), /url\(["']?([^"')]+\.woff2)/g),
    ),
  ]),
];

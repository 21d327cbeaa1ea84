import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { filesBelow } from './content';

/** A written HTML file, read as a browser would. */
export interface HtmlFile {
  /** `en/portfolio/index.html` */
  file: string;
  /** The address that it answers: `/en/portfolio`. */
  path: string;
  html: string;
  root: HTMLElement;
}

const pathOf = (file: string): string =>
  file === 'index.html'
    ? '/'
    : file === 'en/index.html'
      ? '/en/'
      : `/${file.replace(/(?:\/index)?\.html$/, '')}`;

/** Every HTML file of an output folder. */
export async function htmlFiles(out: string): Promise<HtmlFile[]> {
  const files = (await filesBelow(out)).filter((file) => file.endsWith('.html'));
  return Promise.all(
    files.map(async (file) => {
      const html = await readFile(join(out, file), 'utf8');
      return { file, path: pathOf(file), html, root: parse(html, { comment: true }) };
    }),
  );
}

/** The one file that answers a path. */
export function fileAt(files: readonly HtmlFile[], path: string): HtmlFile {
  const found = files.find((each) => each.path === path);
  if (!found) throw new Error(`No HTML file answers ${path}`);
  return found;
}

/** One attribute of the one element that a selector finds. */
export function attribute({ file, root }: HtmlFile, selector: string, name: string): string {
  const found = root.querySelectorAll(selector);
  const value = found[0]?.getAttribute(name);
  if (found.length !== 1 || value === undefined) {
    throw new Error(`${file} has ${found.length} elements ${selector} with ${name}`);
  }
  return value;
}

/** The words of an element, spaces run together. */
export const words = (element: HTMLElement | null): string =>
  (element?.text ?? '').replace(/[ \t\n]+/g, ' ').trim();

/** The words of every element that a selector finds. */
export const allWords = (root: HTMLElement, selector: string): string[] =>
  root.querySelectorAll(selector).map(words);

/** The things of a document's JSON-LD block. */
export function graphOf(file: HtmlFile): readonly Readonly<Record<string, unknown>>[] {
  const blocks = file.root.querySelectorAll('script[type="application/ld+json"]');
  if (blocks.length !== 1) throw new Error(`${file.file} has ${blocks.length} JSON-LD blocks`);
  const data: unknown = JSON.parse(blocks[0]?.rawText ?? '');
  const graph = data !== null && typeof data === 'object' && '@graph' in data ? data['@graph'] : 0;
  if (!Array.isArray(graph)) throw new Error(`${file.file} has JSON-LD without a graph`);
  return graph as Readonly<Record<string, unknown>>[];
}

/** A document's alternates in other languages, by language. */
export const alternatesOf = ({ root }: HtmlFile): ReadonlyMap<string, string> =>
  new Map(
    root
      .querySelectorAll('head link[rel="alternate"][hreflang]')
      .map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
  );

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '../../content/core/paths';
import { gzipBytes, LIMITS, scriptLimit, type Weight, weighPage } from '../support/page-weight';
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
  '/en/bra-att-veta',
  '/privacy-policy',
  '/404',
];

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
        'with lazy islands, brotli',
        'CSS, brotli',
        'CSS, gzip',
        'HTML, brotli',
        'HTML, gzip',
        'fonts',
        'fonts, bytes',
        'scripts',
        'scripts of lazy islands',
      ],
      rows: pages.map((path) => [path === '/' ? 'Home' : path, ...weigh(dist, path)]),
      note: 'JavaScript: the entry, the chunks it imports, modules preloaded and the chunks of islands that wake by themselves. brotli quality 11, gzip level 9; kB = 1,000 bytes.',
    },
  ];
}

function weigh(dist: string, path: string): Cell[] {
  const { html, css, script, lazyScript, fonts } = weighPage(dist, fileOf(path));
  const names = ({ files }: Weight): string =>
    files.map((file) => file.replace(/^\/assets\/|-[A-Z0-9]{8}\.js$/g, '')).join(' + ');
  return [
    kilobytes(script.brotli, { atMost: scriptLimit(path) / 1000 }),
    kilobytes(gzipBytes(dist, script.files)),
    kilobytes(script.brotli + lazyScript.brotli),
    kilobytes(css.brotli, { atMost: LIMITS.css / 1000 }),
    kilobytes(gzipBytes(dist, css.files)),
    kilobytes(html.brotli, { atMost: LIMITS.html / 1000 }),
    kilobytes(gzipBytes(dist, html.files)),
    count(fonts.files.length, { atMost: LIMITS.fonts }),
    kilobytes(fonts.bytes, { atMost: LIMITS.fontBytes / 1000 }),
    names(script),
    names(lazyScript),
  ];
}

import { fileOf } from '../../content/core/paths';
import { LIMITS, chatBytes, scriptLimit, weighPage } from '../support/page-weight';
import { SITE } from './generator';
import { kilobytes, printTable } from './table';

const PAGES = ['/', '/kontakt-oss', '/om-oss', '/blog/1', '/webbyra-goteborg', '/en/good-to-know'];
const CHAT_LIMIT = 15_000;

/** What a first visit downloads, after brotli at its hardest, and opening the chat, after gzip. */
export async function measureWeight(): Promise<void> {
  const rows: string[][] = [];
  for (const path of PAGES) {
    const { script, lazyScript, css, html, fonts } = await weighPage(SITE, fileOf(path));
    rows.push([
      path,
      kilobytes(script.brotli, scriptLimit(path)),
      kilobytes(script.brotli + lazyScript.brotli),
      kilobytes(css.brotli, LIMITS.css),
      kilobytes(html.brotli, LIMITS.html),
      `${fonts.files.length}, ${kilobytes(fonts.bytes, LIMITS.fontBytes)}`,
      kilobytes(chatBytes(SITE, script.files), CHAT_LIMIT),
    ]);
  }
  const head = ['JavaScript', 'with lazy islands', 'CSS', 'HTML', 'fonts', 'chat, gzip'];
  printTable(['first visit, brotli', ...head], rows);
}

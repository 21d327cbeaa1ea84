import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { displayPath } from '../../content/core/display-path';
import type { Problem } from '../../content/core/problem';

/** A content file as it lies on disk. */
export interface Source {
  /** Path as the author knows it. */
  file: string;
  text: string;
}

/** The 1-based line of the first byte that is not UTF-8. */
function lineOfBadByte(bytes: Uint8Array): number {
  let line = 1;
  let start = 0;
  for (let end = 0; end <= bytes.length; end++) {
    if (end < bytes.length && bytes[end] !== 0x0a) continue;
    if (!isUtf8(bytes.subarray(start, end))) return line;
    line++;
    start = end + 1;
  }
  return 0;
}

/** A long book has 1 MB; the Markdown of more takes the stack with it. */
const MOST_BYTES = 2_000_000;

/**
 * Reads one file as UTF-8; anything else is a problem, not a guess. Synchronous, for a small file takes
 * a fraction of what its promise would.
 */
export function readSource(path: string): Source | Problem {
  const file = displayPath(path);
  const refused = (line: number, what: string, found: string, expected: string, fix: string) => ({
    file,
    line,
    what,
    found,
    expected,
    fix,
  });
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const found = String(error instanceof Error ? error.message : error).replace(/, .*$/, '');
    const fix = 'put the file itself there, and no link to a folder or to what is gone';
    return refused(0, 'file that cannot be read', found, 'a file that you may read', fix);
  }
  if (bytes.length > MOST_BYTES) {
    const found = `${(bytes.length / 1e6).toFixed(1)} MB`;
    const fix = 'divide the text, and put pictures into content/images';
    return refused(0, 'very long text', found, `at most ${MOST_BYTES / 1e6} MB`, fix);
  }
  if (isUtf8(bytes)) return { file, text: textOf(bytes) };
  return refused(
    lineOfBadByte(bytes),
    'not UTF-8',
    'bytes of another encoding',
    'text saved as UTF-8',
    'save the file again as UTF-8',
  );
}

/** Without a byte order mark, and with the line ends of this century. */
const textOf = (bytes: Buffer): string =>
  bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n');

/** The 1-based line on which a text first stands in a source, not as part of a longer word; 0 where it does not. */
export function lineOf(source: string, text: string): number {
  const isWord = /[\w/-]$/.test(text);
  for (let at = source.indexOf(text); at >= 0; at = source.indexOf(text, at + 1)) {
    if (isWord && /[\w/-]/.test(source.charAt(at + text.length))) continue;
    const start = at + text.length - text.trimStart().length;
    return source.slice(0, start).split('\n').length;
  }
  return 0;
}

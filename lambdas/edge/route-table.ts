import type { KnownPaths } from './resolve';

/**
 * The addresses of a release in the few bytes an edge function has: five characters for each path,
 * and one range for each run of numbered pages (`/blog/1/` to `/blog/5000/`).
 */
export interface RouteTable {
  /** 30-bit hashes in base 64, one after the other, sorted. */
  hashes: string;
  /** Inclusive ranges of numbers by the folder they stand in, ending in a slash. */
  ranges: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  notFound: readonly string[];
  /** Where addresses lead that have moved. */
  moved: Readonly<Record<string, string>>;
}

export const HASH_WIDTH = 5;
const DIGITS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** FNV-1a over UTF-16 code units, folded to 30 bits, in digits that sort as their numbers do. */
export function pathHash(path: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < path.length; i++) {
    hash ^= path.charCodeAt(i);
    // Times 0x01000193; the edge's engine is not promised to have Math.imul.
    hash = (hash + (hash << 1) + (hash << 4) + (hash << 7) + (hash << 8) + (hash << 24)) | 0;
  }
  hash = ((hash >>> 30) ^ hash) & 0x3fffffff;
  let text = '';
  for (let i = 0; i < HASH_WIDTH; i++) {
    text = DIGITS.charAt(hash & 63) + text;
    hash >>>= 6;
  }
  return text;
}

const NUMBERED = /^(.*\/)([1-9]\d{0,8})\/$/;

/** The folder and number of a numbered page, such as `/blog/7/`. */
export function numbered(path: string): { folder: string; number: number } | undefined {
  const match = NUMBERED.exec(path);
  return match ? { folder: match[1] || '', number: Number(match[2]) } : undefined;
}

/** A table as the question that routing asks. */
export const tableOf = (table: RouteTable): KnownPaths => ({
  notFound: table.notFound,
  movedTo: (path) => table.moved[path],
  has: (path) => {
    const page = numbered(path);
    return page && table.ranges[page.folder]
      ? inRanges(page.number, table.ranges[page.folder] || [])
      : hasHash(pathHash(path), table.hashes);
  },
});

function inRanges(number: number, ranges: readonly (readonly [number, number])[]): boolean {
  for (let i = 0; i < ranges.length; i++) {
    const range = ranges[i];
    if (range && number >= range[0] && number <= range[1]) return true;
  }
  return false;
}

function hasHash(wanted: string, hashes: string): boolean {
  let low = 0;
  let high = hashes.length / HASH_WIDTH - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = hashes.substr(middle * HASH_WIDTH, HASH_WIDTH);
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

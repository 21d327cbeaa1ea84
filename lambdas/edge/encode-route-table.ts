import { numbered, pathHash, type RouteTable } from './route-table';

const isNotFound = (file: string): boolean => file.endsWith('/404.html');
const isHashedFile = (file: string): boolean => file.startsWith('/assets/');

/** Folds the files of an output folder into the table that the edge function carries. */
export function encodeRouteTable(
  files: readonly string[],
  moved: RouteTable['moved'] = {},
): RouteTable {
  // As they are asked for: `/about/` or `/robots.txt`.
  const addresses = files
    .filter((file) => !isNotFound(file) && !isHashedFile(file))
    .map((file) => file.replace(/\/index\.html$/, '/'));
  const numbers = addresses.flatMap((path) => numbered(path) ?? []);
  const hashed = addresses.filter((path) => !numbered(path));
  return {
    hashes: [...new Set(hashed.map(pathHash))].sort().join(''),
    ranges: rangesByFolder(numbers),
    notFound: files.filter(isNotFound).sort((a, b) => b.length - a.length || (a < b ? -1 : 1)),
    moved,
  };
}

function rangesByFolder(
  pages: readonly { folder: string; number: number }[],
): Record<string, [number, number][]> {
  const byFolder: Record<string, [number, number][]> = {};
  for (const { folder, number } of [...pages].sort((a, b) => a.number - b.number)) {
    const ranges = (byFolder[folder] ??= []);
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return byFolder;
}

/** The addresses that one release answers, as `tableOf` reads them from the function's constants. */
export interface KnownPaths {
  /** Whether there is a document at a path that ends in a slash, or a file at any other. */
  has(path: string): boolean;
  /** Paths of the documents that stand in where there is none, the most special first. */
  notFound: readonly string[];
  /** Where a path leads that has moved. */
  movedTo(path: string): string | undefined;
}

/**
 * What an address stands for: a file of this release, a hashed file that any release may have
 * brought, another address, or nothing, and then the document that says so.
 */
export type Resolved =
  | { kind: 'file'; file: string }
  | { kind: 'asset'; file: string }
  | { kind: 'moved'; to: string }
  | { kind: 'missing'; file: string };

/** Files that are named by their content stay for good, so no table has to know them. */
const HASHED_FILE = /^\/assets\/[\w.-]+-[0-9a-zA-Z]{8,}\.[a-z0-9]+$/;

/** No route is as long; more would only cost the edge's millisecond. */
const LONGEST_PATH = 512;

/** Decides what answers a request's path; `/x` and `/x/` are the same page. */
export function resolve(uri: string, known: KnownPaths): Resolved {
  const path = decoded(uri);
  if (path === undefined || path.charAt(0) !== '/' || path.length > LONGEST_PATH) {
    return { kind: 'missing', file: notFoundFor(path || uri, known) };
  }
  if (HASHED_FILE.test(path)) return { kind: 'asset', file: path };
  const to = known.movedTo(path.replace(/(.)\/$/, '$1'));
  if (to) return { kind: 'moved', to };
  const folder = path.charAt(path.length - 1) === '/' ? path : path + '/';
  if (known.has(folder)) return { kind: 'file', file: folder + 'index.html' };
  if (folder !== path && known.has(path)) return { kind: 'file', file: path };
  return { kind: 'missing', file: notFoundFor(path, known) };
}

function decoded(uri: string): string | undefined {
  try {
    return decodeURIComponent(uri);
  } catch {
    return undefined;
  }
}

/** `/en/blog/404.html` speaks for everything below `/en/blog/`, `/404.html` for all the rest. */
function notFoundFor(path: string, known: KnownPaths): string {
  for (let i = 0; i < known.notFound.length; i++) {
    const file = known.notFound[i] || '';
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    if ((path + '/').indexOf(folder) === 0) return file;
  }
  return '/404.html';
}

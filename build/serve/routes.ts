import type { KnownPaths } from '../../infra/edge/resolve';

const NOT_FOUND = ['/en/blog/404.html', '/blog/404.html', '/en/404.html', '/404.html'];

/**
 * The addresses of a site whose files are at hand, for the router that the edge has too.
 *
 * @param exists - whether there is a file, by its path under the output folder.
 */
export const knownPaths = (exists: (file: string) => boolean): KnownPaths => ({
  has: (path) => exists(path.endsWith('/') ? `${path}index.html` : path),
  get notFound() {
    return NOT_FOUND.filter(exists);
  },
});

import { NOT_FOUND_FILES } from '../../content/core/paths';
import type { KnownPaths } from '../../lambdas/edge/resolve';

/**
 * The addresses of a site whose files are at hand, for the router that the edge has too.
 *
 * @param exists - whether there is a file, by its path under the output folder.
 */
export const knownPaths = (
  exists: (file: string) => boolean,
  movedTo: KnownPaths['movedTo'],
): KnownPaths => ({
  movedTo,
  has: (path) => exists(path.endsWith('/') ? `${path}index.html` : path),
  get notFound() {
    return NOT_FOUND_FILES.filter(exists);
  },
});

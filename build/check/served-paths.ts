import { routeOf } from '../../content/core/paths';
import type { SitePlan } from '../plan/plan-site';

/**
 * Whether a path without a document may be linked to: files, listed posts still without a text, and
 * pages whose file could not be read, which is a problem of its own.
 */
export function servedPaths(
  { unpublished }: Pick<SitePlan, 'unpublished'>,
  files: readonly string[],
  unread: ReadonlySet<string>,
): (path: string) => boolean {
  const paths = new Set(files);
  return (path) => {
    const route = routeOf(path);
    return paths.has(path) || unpublished.has(route) || unread.has(route);
  };
}

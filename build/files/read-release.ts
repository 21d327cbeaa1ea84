import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../../content/core/command-line';
import type { RouteTable } from '../../lambdas/edge/route-table';
import { REDIRECTS_FILE, readRedirects } from '../../lambdas/edge/redirects-file';
import type { ReachedHosts } from '../../lambdas/edge/security-headers';
import { reachedHosts } from './reached-hosts';
import { encodeRouteTable } from '../../lambdas/edge/encode-route-table';

/** One build of the site as the edge serves it. */
export interface Release {
  /** Follows from the bytes of every file, so the same site is the same release. */
  id: string;
  files: readonly ReleaseFile[];
  table: RouteTable;
  reached: ReachedHosts;
}

export interface ReleaseFile {
  /** As in `/about/index.html`. */
  path: string;
  bytes: Buffer;
}

/**
 * Reads an output folder.
 *
 * @throws CommandError where nothing has been built.
 */
export async function readRelease(dir: string): Promise<Release> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length))
    .sort();
  if (!names.includes('/index.html')) {
    throw new CommandError(`${dir} holds no site. Build it first: npm run build`);
  }
  const files = await Promise.all(
    names.map(async (path) => ({ path, bytes: await readFile(join(dir, path)) })),
  );
  const moved = files.find(({ path }) => path === REDIRECTS_FILE)?.bytes.toString() ?? '';
  const served = files.filter(({ path }) => path !== REDIRECTS_FILE);
  const table = encodeRouteTable(
    served.map(({ path }) => path),
    readRedirects(moved),
  );
  const pages = served.filter(({ path }) => path.endsWith('.html'));
  const reached = reachedHosts(pages.map(({ bytes }) => bytes.toString()));
  return { id: releaseId(files), files: served, table, reached };
}

function releaseId(files: readonly ReleaseFile[]): string {
  const hash = createHash('sha256');
  for (const { path, bytes } of files) {
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

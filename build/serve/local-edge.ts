import { statSync } from 'node:fs';
import type { EdgeRequest, EdgeResponse, ViewerRequestEvent } from '../../lambdas/edge/events';
import { bundleEdgeFunction } from '../../lambdas/edge/bundle-edge-function';
import { securityHeaders } from '../../lambdas/edge/security-headers';
import { readRelease } from '../files/read-release';
import { loadEdgeFunction } from '../../lambdas/edge/run-edge-function';

/** The edge's first function over one build, and the way back from its object keys to files. */
export interface LocalEdge {
  viewerRequest: (event: ViewerRequestEvent) => EdgeRequest | EdgeResponse;
  /** The security headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** File under the output folder by the key of a stored object. */
  fileOf(key: string): string;
}

/**
 * The edge in front of an output folder, made anew for each build that takes the folder's place;
 * undefined as long as there is none.
 */
export function localEdge(dir: string): () => Promise<LocalEdge | undefined> {
  let build: number | undefined;
  let edge: Promise<LocalEdge> | undefined;
  return async () => {
    const current = statSync(`${dir}/index.html`, { throwIfNoEntry: false })?.ino;
    if (current === undefined) return undefined;
    if (current !== build || !edge) {
      build = current;
      edge = loadEdge(dir);
      edge.catch(() => {
        edge = undefined;
      });
    }
    return edge;
  };
}

async function loadEdge(dir: string): Promise<LocalEdge> {
  const { id, table, reached } = await readRelease(dir);
  const code = await bundleEdgeFunction('viewer-request', { release: id, table, host: '' });
  return {
    headers: securityHeaders(reached),
    viewerRequest: loadEdgeFunction(code),
    fileOf: (key) =>
      decodeURIComponent(key)
        .replace(/^\/br(?=\/)/, '')
        .replace(`/r/${id}/`, '/'),
  };
}

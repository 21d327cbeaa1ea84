import { join } from 'node:path';
import { cachePath } from '../../build/files/cache';
import { knowledgeFileOf } from '../../build/knowledge/knowledge-file';
import { hostOf, type Stage } from '../configuration/configuration';
import { bundleEdgeFunction } from '../../lambdas/edge/bundle-edge-function';
import { bundleFunctions, type FunctionFolders } from './bundle-functions';
import { readRelease } from '../../build/files/read-release';
import { stageUploads, type Upload } from './stage-uploads';

/** Everything that a deployment carries, ready on disk: what stacks are made of is data. */
export interface Prepared {
  release: string;
  uploads: readonly Upload[];
  edge: { viewerRequest: string; viewerResponse: string };
  functions: FunctionFolders;
}

/**
 * Makes a deployment of a built site.
 *
 * @param dist - output folder of the build.
 * @param area - names the working folder, so that two preparations do not meet.
 */
export async function prepare(
  { name, configuration }: Stage,
  dist: string,
  area = name,
): Promise<Prepared> {
  const dir = cachePath('deployment', area);
  const release = await readRelease(dist);
  // Without a domain of its own the site answers at whatever address CloudFront gives it.
  const host = configuration.domain ? hostOf(configuration) : '';
  const constants = { release: release.id, table: release.table, host };
  const [uploads, viewerRequest, viewerResponse, functions] = await Promise.all([
    stageUploads(release, join(dir, 'uploads')),
    bundleEdgeFunction('viewer-request', constants),
    bundleEdgeFunction('viewer-response'),
    bundleFunctions(knowledgeFileOf(dist), join(dir, 'functions')),
  ]);
  return { release: release.id, uploads, edge: { viewerRequest, viewerResponse }, functions };
}

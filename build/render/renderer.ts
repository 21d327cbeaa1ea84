import { parentPort, workerData } from 'node:worker_threads';
import type { Document } from '../../components/document/document-data';
import { type RenderReport, type RenderTarget, renderBatch } from './render-batch';
import { captureWarnings } from './capture-warnings';

/**
 * Entry of the renderer bundle: loaded as a module by the build itself, and run as a worker where
 * there is enough to share.
 */
export { renderDocument } from './render-document';
export { renderBatch } from './render-batch';
export { captureWarnings } from './capture-warnings';

/** What a worker is started with. */
export interface RendererData {
  role: 'render' | 'warnings';
  target: RenderTarget;
}

export interface RendererAnswer {
  reports: RenderReport[];
}

const data = workerData as RendererData | undefined;

if (parentPort && (data?.role === 'render' || data?.role === 'warnings')) {
  const port = parentPort;
  const { role, target } = data;
  port.on('message', (documents: Document[]) => {
    const reports =
      role === 'render' ? renderBatch(documents, target) : captureWarnings(documents, target);
    port.postMessage({ reports } satisfies RendererAnswer);
  });
}

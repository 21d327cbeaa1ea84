import { parentPort, workerData } from 'node:worker_threads';
import { renderBatch } from './render-batch';
import {
  RENDERER,
  type RendererAnswer,
  type RendererBatch,
  type RendererJob,
} from './renderer-messages';

/**
 * Entry of the renderer bundle: loaded as a module by the build itself, and run as a thread where
 * there is enough to share.
 */
export { renderDocument } from './render-document';
export { renderBatch };

function serve(port: NonNullable<typeof parentPort>): void {
  let job: RendererJob | undefined;
  port.on('message', (message: RendererJob | RendererBatch) => {
    if ('context' in message) {
      job = message;
      return;
    }
    if (!job) throw new Error('Documents came before the job');
    const { index, documents } = message;
    const rendered = renderBatch(documents, job.context);
    const answer: RendererAnswer = { index, rendered };
    // Given away, not copied.
    port.postMessage(
      answer,
      rendered.files.map(({ bytes }) => bytes.buffer),
    );
  });
}

if (parentPort && workerData === RENDERER) serve(parentPort);

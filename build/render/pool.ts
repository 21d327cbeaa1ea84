import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Document } from '../../components/document/document-data';
import type { RenderReport, RenderTarget } from './render-batch';
import type * as renderer from './renderer';
import type { RendererAnswer, RendererData } from './renderer';

/** From this many documents on, starting workers costs less than it saves. */
const WORTH_SHARING = 600;
const BATCH = 64;
/** Rendering makes much short-lived garbage; a small nursery keeps the memory of a worker low. */
const YOUNG_GENERATION_MB = 16;

/** The functions of a renderer bundle, as `import()` gives them. */
export type Renderer = typeof renderer;

export interface RenderJob {
  documents: readonly Document[];
  target: RenderTarget;
  /** The bundle that renders. */
  renderer: { file: string; module: Renderer };
  progress: (done: number, of: number) => void;
}

/** Renders all documents: here, or on every core where there are many. */
export async function renderAll(job: RenderJob): Promise<RenderReport[]> {
  const { documents, target, renderer, progress } = job;
  if (documents.length >= WORTH_SHARING) {
    return inWorkers(
      renderer.file,
      { role: 'render', target },
      documents,
      availableParallelism(),
      progress,
    );
  }
  const reports = renderer.module.renderBatch(documents, target);
  progress(documents.length, documents.length);
  return reports;
}

/** Hands batches to workers as they become free; their reports come back in the documents' order. */
export async function inWorkers(
  file: string,
  workerData: RendererData,
  documents: readonly Document[],
  count: number,
  progress: (done: number, of: number) => void,
): Promise<RenderReport[]> {
  const batches: (readonly Document[])[] = [];
  for (let start = 0; start < documents.length; start += BATCH)
    batches.push(documents.slice(start, start + BATCH));
  const results: RenderReport[][] = [];
  let next = 0;
  let done = 0;
  const runOne = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(file, {
        workerData,
        execArgv: [],
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
      });
      let current = -1;
      const give = (): void => {
        current = next++;
        const batch = batches[current];
        if (batch) worker.postMessage(batch);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', ({ reports }: RendererAnswer) => {
        results[current] = reports;
        done += batches[current]?.length ?? 0;
        progress(done, documents.length);
        give();
      });
      worker.on('error', reject);
      give();
    });
  await Promise.all(Array.from({ length: Math.min(count, batches.length) }, runOne));
  return results.flat();
}

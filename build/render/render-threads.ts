import { Worker } from 'node:worker_threads';
import type { Document } from '../../components/document/document-data';
import type { RenderReport } from './render-batch';
import {
  RENDERER,
  type RendererAnswer,
  type RendererBatch,
  type RendererJob,
} from './renderer-messages';

const BATCH = 64;
/** Batches that a thread has in hand, so that it never waits for the next one. */
const AHEAD = 2;
/**
 * Rendering makes much short-lived garbage: a small nursery keeps the memory of a thread low. V8 lets
 * garbage grow with the room it is given; a page would need a hundred thousand links to fill this.
 */
const LIMITS = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 1000 };

type Progress = (done: number, of: number) => void;

/** Threads that run a renderer bundle: started before there is anything to render, closed by their owner. */
export class RenderThreads {
  private readonly workers: Promise<readonly Worker[]>;
  private fail: (error: Error) => void = () => {};
  /** Rejects when a thread has crashed. */
  private readonly crashed = new Promise<never>((_resolve, reject) => (this.fail = reject));

  /** @param file - the bundle, awaited before the threads are started. */
  constructor(file: Promise<string>, count: number) {
    this.workers = file.then((bundle) => Array.from({ length: count }, () => this.start(bundle)));
    // Told to whoever runs a job; there may be none.
    this.workers.catch(() => {});
    this.crashed.catch(() => {});
  }

  /** Hands documents out as threads become free; the reports come back in the documents' order. */
  async run(
    job: RendererJob,
    documents: readonly Document[],
    progress: Progress = () => {},
  ): Promise<RenderReport[]> {
    const workers = await this.workers;
    const batches = batchesOf(documents);
    const queue = batches.values();
    const results: RenderReport[][] = [];
    let done = 0;
    const take = ({ index, reports }: RendererAnswer): void => {
      results[index] = reports;
      done += batches[index]?.documents.length ?? 0;
      progress(done, documents.length);
    };
    const all = workers.map((worker) => work(worker, job, queue, take));
    await Promise.race([Promise.all(all), this.crashed]);
    return results.flat();
  }

  async close(): Promise<void> {
    const workers = await this.workers.catch(() => []);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  private start(file: string): Worker {
    const worker = new Worker(file, {
      workerData: RENDERER,
      execArgv: [],
      resourceLimits: LIMITS,
    });
    return worker.on('error', (error) => this.fail(error));
  }
}

function batchesOf(documents: readonly Document[]): RendererBatch[] {
  const batches: RendererBatch[] = [];
  for (let start = 0; start < documents.length; start += BATCH) {
    batches.push({ index: batches.length, documents: documents.slice(start, start + BATCH) });
  }
  return batches;
}

/** Lets one thread do its job on batches from a queue that others may take from as well. */
function work(
  worker: Worker,
  job: RendererJob,
  queue: Iterator<RendererBatch>,
  take: (answer: RendererAnswer) => void,
): Promise<void> {
  return new Promise((resolve) => {
    let inHand = 0;
    const give = (): void => {
      const { done, value } = queue.next();
      if (done) return;
      inHand++;
      worker.postMessage(value);
    };
    const answered = (answer: RendererAnswer): void => {
      take(answer);
      inHand--;
      give();
      if (inHand > 0) return;
      worker.off('message', answered);
      resolve();
    };
    worker.on('message', answered);
    worker.postMessage(job);
    for (let batch = 0; batch < AHEAD; batch++) give();
    if (inHand === 0) resolve();
  });
}

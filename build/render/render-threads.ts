import { Worker } from 'node:worker_threads';
import type { ConvertedDocument, Document } from '../../components/document/document-data';
import type { RenderReport, RenderedBatch } from './render-batch';
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
 * Rendering makes much short-lived garbage, which is collected the less often the larger the nursery
 * is. V8 lets garbage grow with the room it is given; a page would need a hundred thousand links to
 * fill this.
 */
const LIMITS = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 1000 };

/** What surrounds the rendering of many documents, done here while the threads render. */
export interface Around {
  /** Before: what a thread needs of a document. */
  convert: (document: Document) => ConvertedDocument;
  /** After: what becomes of a batch, in whatever order threads are done. */
  take: (rendered: RenderedBatch) => void;
}

/** Threads that run a renderer bundle: started before there is anything to render, closed by their owner. */
export class RenderThreads {
  private readonly workers: Promise<readonly Worker[]>;
  private fail: (error: unknown) => void = () => {};
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
    { convert, take }: Around,
  ): Promise<RenderReport[]> {
    const workers = await this.workers;
    const queue = batchesOf(documents, convert);
    const reports: RenderReport[][] = [];
    const answered = ({ index, rendered }: RendererAnswer): void => {
      reports[index] = rendered.reports;
      take(rendered);
    };
    const all = workers.map((worker) => work(worker, job, queue, answered));
    await Promise.race([Promise.all(all), this.crashed]);
    return reports.flat();
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

/** Converts documents batch by batch, as threads ask for them. */
function* batchesOf(
  documents: readonly Document[],
  convert: Around['convert'],
): Generator<RendererBatch, void> {
  for (let start = 0; start < documents.length; start += BATCH) {
    yield {
      index: start / BATCH,
      documents: documents.slice(start, start + BATCH).map((document) => convert(document)),
    };
  }
}

/** Lets one thread do its job on batches from a queue that others may take from as well. */
function work(
  worker: Worker,
  job: RendererJob,
  queue: Iterator<RendererBatch, void>,
  answered: (answer: RendererAnswer) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let inHand = 0;
    const give = (): void => {
      const { done, value } = queue.next();
      if (done) return;
      inHand++;
      worker.postMessage(value);
    };
    const received = (answer: RendererAnswer): void => {
      inHand--;
      try {
        // The thread first: it has little left to do.
        give();
        answered(answer);
      } catch (error) {
        reject(error);
      }
      if (inHand > 0) return;
      worker.off('message', received);
      resolve();
    };
    worker.on('message', received);
    worker.postMessage(job);
    for (let batch = 0; batch < AHEAD; batch++) give();
    if (inHand === 0) resolve();
  });
}

import type { ConvertedDocument, Document } from '../../components/document/document-data';
import { Thread } from '../threads/thread';
import { writeFiles } from '../write/write-files';
import type { RenderReport, RenderedBatch } from './render-batch';
import type { RenderContext } from './render-document';
import { RENDERER, type RenderQuestion } from './render-question';

const BATCH = 64;
/** Batches under way for each thread: one that it renders and one that is converted, waits or is written. */
const UNDER_WAY = 2;
/**
 * Rendering makes much short-lived garbage, which is collected the less often the larger the nursery
 * is. V8 lets garbage grow with the room it is given; a page would need a hundred thousand links to
 * fill this.
 */
const LIMITS = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 1000 };

/** What is to be done with every document. */
export interface RenderJob {
  context: RenderContext;
  /** What the threads need of a document. */
  convert: (document: Document) => ConvertedDocument;
  /** Folder that the files are written to. */
  out: string;
  /** Told how many documents are written. */
  progress: (done: number) => void;
}

type RenderThread = Thread<RenderQuestion, RenderedBatch>;

/** Threads that run a renderer bundle: started before there is anything to render, closed by their owner. */
export class RenderThreads {
  private readonly threads: Promise<readonly RenderThread[]>;

  /** @param file - the bundle, awaited before the threads are started. */
  constructor(file: Promise<string>, count: number) {
    this.threads = file.then((bundle) =>
      Array.from({ length: count }, () => new Thread(bundle, { data: RENDERER, limits: LIMITS })),
    );
    // Told to whoever runs a job; there may be none.
    this.threads.catch(() => {});
  }

  /**
   * Converts documents, has them rendered and writes them, as threads become free; the reports come
   * back in the documents' order.
   */
  async run(
    documents: readonly Document[],
    { context, convert, out, progress }: RenderJob,
  ): Promise<RenderReport[]> {
    const threads = await this.threads;
    const queue = batchesOf(documents, convert);
    const reports: RenderReport[][] = [];
    let done = 0;
    const work = async (thread: RenderThread): Promise<void> => {
      for (const { index, batch } of queue) {
        const rendered = await thread.ask({ documents: batch });
        writeFiles(out, rendered.files);
        reports[index] = rendered.reports;
        done += batch.length;
        progress(done);
      }
    };
    await Promise.all(
      threads.flatMap((thread) => [
        thread.ask({ context }),
        ...Array.from({ length: UNDER_WAY }, () => work(thread)),
      ]),
    );
    return reports.flat();
  }

  async close(): Promise<void> {
    const threads = await this.threads.catch(() => []);
    await Promise.all(threads.map((thread) => thread.close()));
  }
}

/** Converts documents batch by batch, as threads ask for them. */
function* batchesOf(documents: readonly Document[], convert: RenderJob['convert']) {
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = documents.slice(start, start + BATCH).map((document) => convert(document));
    yield { index: start / BATCH, batch };
  }
}

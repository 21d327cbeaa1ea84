import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import type { ConvertedDocument, PlannedDocument } from '../../content/schema/planned-document';
import { converter } from './convert';
import type { RenderReport } from './render-batch';
import type { RenderContext } from './render-document';
import type { RenderThreadData } from './renderer';

export interface RenderJob {
  /** File of the renderer's bundle. */
  renderer: string;
  context: RenderContext;
  /** Folder that the files are written to. */
  out: string;
  /** Told how many documents are written. */
  progress: (done: number) => void;
  /** Threads that draw; by default one for each core but this thread's. */
  threads?: number;
}

const BATCH = 64;
/** Batches under way for each thread: one that it draws and one that is converted or waits. */
const UNDER_WAY = 2;
/**
 * The larger the nursery, the less often the short-lived garbage of rendering is collected: twice as much
 * takes 2 % less CPU time and 25 MB more.
 */
const LIMITS = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 1000 };

/**
 * Renders and writes documents; reports come in their order. This thread converts Markdown and makes
 * folders while others draw and write: drawing on every core would have V8 optimise the same code for each.
 */
export async function renderSite(
  documents: readonly PlannedDocument[],
  {
    renderer,
    context,
    out,
    progress,
    threads = Math.max(1, availableParallelism() - 1),
  }: RenderJob,
): Promise<RenderReport[]> {
  const workerData: RenderThreadData = { context, out };
  const pool = new Tinypool({
    filename: pathToFileURL(renderer).href,
    workerData,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: UNDER_WAY,
    resourceLimits: LIMITS,
  });
  const batches = convertedBatches(documents, converter(context.shared), out);
  const reports: RenderReport[][] = [];
  let done = 0;
  const work = async (): Promise<void> => {
    for (const { index, batch } of batches) {
      reports[index] = (await pool.run(batch)) as RenderReport[];
      done += batch.length;
      progress(done);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads * UNDER_WAY }, work));
    return reports.flat();
  } finally {
    await pool.destroy();
  }
}

/** Converts documents batch by batch, as threads ask for them. */
function* convertedBatches(
  documents: readonly PlannedDocument[],
  convert: (document: PlannedDocument) => ConvertedDocument,
  out: string,
) {
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = documents.slice(start, start + BATCH).map(convert);
    for (const { file } of batch) mkdirSync(dirname(join(out, file)), { recursive: true });
    yield { index: start / BATCH, batch };
  }
}

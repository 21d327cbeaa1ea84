import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { ConvertedDocument, PlannedDocument } from '../../content/schema/planned-document';
import { converter } from './convert';
import { loadRenderer } from './load-renderer';
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
  /** Threads that draw; by default none for few documents, else one for each core but this thread's. */
  threads?: number;
}

/** From this many documents on, starting threads costs less than it saves. */
const WORTH_SHARING = 600;
const BATCH = 64;
/** Batches under way for each thread: one that it draws and one that is converted or waits. */
const UNDER_WAY = 2;
/**
 * The larger the nursery, the less often the short-lived garbage of rendering is collected: twice as much
 * takes 2 % less CPU time and 25 MB more.
 */
const LIMITS = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 1000 };

/**
 * Renders and writes documents; reports come in their order. With threads, this one converts Markdown
 * while they draw and write: drawing on every core would have V8 optimise the same code for each.
 */
export function renderSite(
  documents: readonly PlannedDocument[],
  job: RenderJob,
): Promise<RenderReport[]> {
  const threads =
    job.threads ?? (documents.length < WORTH_SHARING ? 0 : Math.max(1, availableParallelism() - 1));
  return threads === 0 ? renderHere(documents, job) : renderInThreads(documents, job, threads);
}

async function renderHere(
  documents: readonly PlannedDocument[],
  { renderer, context, out, progress }: RenderJob,
): Promise<RenderReport[]> {
  const { documentRenderer, renderBatch } = await loadRenderer(renderer);
  const convert = converter(context.shared);
  const render = documentRenderer(context);
  return documents.flatMap((document, index) => {
    const reports = renderBatch([convert(document)], render, out);
    progress(index + 1);
    return reports;
  });
}

async function renderInThreads(
  documents: readonly PlannedDocument[],
  { renderer, context, out, progress }: RenderJob,
  threads: number,
): Promise<RenderReport[]> {
  const { Tinypool } = await import('tinypool');
  const workerData: RenderThreadData = { context, out };
  const pool = new Tinypool({
    filename: pathToFileURL(renderer).href,
    workerData,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: UNDER_WAY,
    resourceLimits: LIMITS,
  });
  const batches = convertedBatches(documents, converter(context.shared));
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
) {
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = documents.slice(start, start + BATCH).map(convert);
    yield { index: start / BATCH, batch };
  }
}

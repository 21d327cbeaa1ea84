import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ConvertedDocument } from '../../components/document/document-data';
import type { Problem } from '../problems';
import type { RenderContext } from './render-document';

/** What is to be looked at. */
export interface WarningsJob {
  documents: readonly ConvertedDocument[];
  context: RenderContext;
}

/**
 * What React's development build warns about, found on a thread of its own: it takes twice as long as
 * the production build, which renders meanwhile.
 *
 * @param bundle - file of the renderer with React's development build.
 */
export async function findWarnings(bundle: string, job: WarningsJob): Promise<Problem[]> {
  const worker = new Worker(bundle, { workerData: job, execArgv: [] });
  try {
    const [problems] = (await once(worker, 'message')) as [Problem[]];
    return problems;
  } finally {
    await worker.terminate();
  }
}

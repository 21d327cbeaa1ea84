import { availableParallelism } from 'node:os';
import type { Document } from '../../components/document/document-data';
import { loadRenderer } from '../bundle/bundle-thread';
import type { Bundles } from '../bundle/start-bundling';
import type { Problem } from '../problems';
import { writeFiles } from '../write/write-files';
import { convert } from './convert';
import { findWarnings } from './find-warnings';
import { quietDocuments } from './quiet-documents';
import type { RenderReport } from './render-batch';
import type { RenderContext } from './render-document';
import { type RenderJob, RenderThreads } from './render-threads';

/** What renders a build's documents. */
export interface Renderers {
  /** Renders and writes documents; reports come in their order. */
  render(
    documents: readonly Document[],
    job: Pick<RenderJob, 'context' | 'out' | 'progress'>,
  ): Promise<RenderReport[]>;
  /** What React's development build warns about. */
  warnings(documents: readonly Document[], context: RenderContext): Promise<Problem[]>;
  close(): Promise<void>;
}

/** From this many documents on, starting threads costs less than it saves. */
const WORTH_SHARING = 600;

/**
 * Starts threads where there is enough to share, while the content is still being read: one for each
 * core but this thread's, which converts and writes while they render. Two that render on two cores
 * would be no faster, as V8 optimises the same code for each anew. Without threads everything is done
 * here.
 *
 * @param expected - about how many documents there will be.
 */
export function openRenderers(bundles: Bundles['threads'], expected: number): Renderers {
  const threads =
    expected < WORTH_SHARING
      ? undefined
      : new RenderThreads(bundles.renderer, Math.max(1, availableParallelism() - 1));
  return {
    async render(documents, job) {
      const { context, out, progress } = job;
      const converted = (document: Document) => convert(document, context.shared);
      if (threads) return threads.run(documents, { ...job, convert: converted });
      const { module } = loadRenderer(await bundles.renderer);
      const reports: RenderReport[] = [];
      for (const document of documents) {
        const rendered = module.renderBatch([converted(document)], context);
        writeFiles(out, rendered.files);
        progress(reports.push(...rendered.reports));
        // In between, the search for warnings is started.
        await new Promise(setImmediate);
      }
      return reports;
    },
    async warnings(documents, context) {
      const bundle = await bundles.warnings;
      const quiet = await quietDocuments(bundle, context);
      const unknown = documents
        .filter(quiet.isNew)
        .map((document) => convert(document, context.shared));
      if (unknown.length === 0) return [];
      const problems = await findWarnings(bundle, { documents: unknown, context });
      // React tells a warning once, for the first of several documents.
      if (problems.length === 0) await quiet.remember(documents);
      return problems;
    },
    async close() {
      await threads?.close();
    },
  };
}

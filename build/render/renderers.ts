import { availableParallelism } from 'node:os';
import type { Document } from '../../components/document/document-data';
import { loadRenderer } from '../bundle/bundle-renderer';
import type { Bundles } from '../bundle/start-bundling';
import { quietDocuments } from './quiet-documents';
import type { RenderReport, RenderTarget } from './render-batch';
import type { RenderContext } from './render-document';
import { RenderThreads } from './render-threads';

/** What renders a build's documents. */
export interface Renderers {
  /** Renders and writes documents; reports come in their order. */
  render(
    documents: readonly Document[],
    target: RenderTarget,
    progress: (done: number, of: number) => void,
  ): Promise<RenderReport[]>;
  /** What React's development build warns about, as reports with a problem. */
  warnings(documents: readonly Document[], context: RenderContext): Promise<RenderReport[]>;
  close(): Promise<void>;
}

/** From this many documents on, starting threads costs less than it saves. */
const WORTH_SHARING = 600;

/**
 * Starts threads where there is enough to share, one for each core, while the content is still being
 * read. Without them everything is rendered here; React's warnings always are.
 *
 * @param expected - about how many documents there will be.
 */
export function openRenderers(bundles: Bundles['renderer'], expected: number): Renderers {
  const threads =
    expected < WORTH_SHARING
      ? undefined
      : new RenderThreads(bundles.production, availableParallelism());
  return {
    async render(documents, target, progress) {
      if (threads) return threads.run({ target }, documents, progress);
      const { module } = loadRenderer(await bundles.production);
      const reports = module.renderBatch(documents, target);
      progress(documents.length, documents.length);
      return reports;
    },
    async warnings(documents, context) {
      const bundle = await bundles.development;
      const quiet = await quietDocuments(bundle, context);
      const reports: RenderReport[] = [];
      for (const document of documents.filter(quiet.isNew)) {
        // In between, the threads are given their next documents.
        await new Promise(setImmediate);
        reports.push(...loadRenderer(bundle).module.captureWarnings([document], context));
      }
      // React tells a warning once, for the first of several documents.
      if (reports.length === 0) await quiet.remember(documents);
      return reports;
    },
    async close() {
      await threads?.close();
    },
  };
}

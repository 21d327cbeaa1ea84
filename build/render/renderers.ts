import { availableParallelism } from 'node:os';
import type { Document } from '../../components/document/document-data';
import { loadRenderer } from '../bundle/bundle-renderer';
import type { Bundles } from '../bundle/start-bundling';
import { convert } from './convert';
import { quietDocuments } from './quiet-documents';
import type { RenderReport, RenderedDocument } from './render-batch';
import type { RenderContext } from './render-document';
import { RenderThreads } from './render-threads';

/** What renders a build's documents. */
export interface Renderers {
  /**
   * Renders documents; reports come in their order.
   *
   * @param take - is given all of them, a few at a time and in any order.
   */
  render(
    documents: readonly Document[],
    context: RenderContext,
    take: (rendered: readonly RenderedDocument[]) => void,
  ): Promise<RenderReport[]>;
  /** What React's development build warns about, as reports with a problem. */
  warnings(documents: readonly Document[], context: RenderContext): Promise<RenderReport[]>;
  close(): Promise<void>;
}

/** From this many documents on, starting threads costs less than it saves. */
const WORTH_SHARING = 600;

/**
 * Starts threads where there is enough to share, while the content is still being read: one for each
 * core but this thread's, which converts and writes while they render. Two that render on two cores
 * would be no faster, as V8 optimises the same code for each anew. Without threads everything is
 * rendered here; React's warnings always are.
 *
 * @param expected - about how many documents there will be.
 */
export function openRenderers(bundles: Bundles['renderer'], expected: number): Renderers {
  const threads =
    expected < WORTH_SHARING
      ? undefined
      : new RenderThreads(bundles.production, Math.max(1, availableParallelism() - 1));
  return {
    async render(documents, context, take) {
      const converted = (document: Document) => convert(document, context.shared);
      if (threads) return threads.run({ context }, documents, { convert: converted, take });
      const { module } = loadRenderer(await bundles.production);
      return documents.flatMap((document) => {
        const rendered = module.renderBatch([converted(document)], context);
        take(rendered);
        return rendered.map(({ report }) => report);
      });
    },
    async warnings(documents, context) {
      const bundle = await bundles.development;
      const quiet = await quietDocuments(bundle, context);
      const reports: RenderReport[] = [];
      for (const document of documents.filter(quiet.isNew)) {
        // In between, the threads are given their next documents.
        await new Promise(setImmediate);
        const converted = convert(document, context.shared);
        reports.push(...loadRenderer(bundle).module.captureWarnings([converted], context));
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

import { availableParallelism } from 'node:os';
import type { Document } from '../../components/document/document-data';
import { bundleRenderer, loadRenderer } from '../bundle/bundle-renderer';
import type { RenderReport, RenderTarget } from './render-batch';
import type { RenderContext } from './render-document';
import { RenderThreads } from './render-threads';

/** What renders a build's documents. */
export interface Renderers {
  /** Settles when nothing is being bundled any more. */
  bundled: Promise<unknown>;
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
 * Bundles the renderers and starts their threads, both while the content is still being read: one for
 * React's warnings, and one for each core where there is enough to share.
 *
 * @param expected - about how many documents there will be.
 */
export function openRenderers(expected: number): Renderers {
  const production = bundleRenderer('production');
  const development = bundleRenderer('development');
  const bundled = Promise.all([production, development]);
  bundled.catch(() => {});
  const threads =
    expected < WORTH_SHARING ? undefined : new RenderThreads(production, availableParallelism());
  const warner = new RenderThreads(development, 1);
  return {
    bundled,
    async render(documents, target, progress) {
      if (threads) return threads.run({ role: 'render', target }, documents, progress);
      const { module } = loadRenderer(await production);
      const reports = module.renderBatch(documents, target);
      progress(documents.length, documents.length);
      return reports;
    },
    async warnings(documents, context) {
      try {
        const target = { ...context, out: undefined };
        return await warner.run({ role: 'warnings', target }, documents);
      } finally {
        await warner.close();
      }
    },
    async close() {
      await Promise.all([threads?.close(), warner.close()]);
    },
  };
}

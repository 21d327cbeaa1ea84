import type { ConvertedDocument } from '../../components/document/document-data';
import type { RenderedBatch } from './render-batch';
import type { RenderContext } from './render-document';

/** Tells a thread of ours from any other that happens to load the renderer. */
export const RENDERER = 'fyrvik-renderer';

/** What a thread is to render the documents that follow with. */
export interface RendererJob {
  context: RenderContext;
}

export interface RendererBatch {
  index: number;
  documents: readonly ConvertedDocument[];
}

export interface RendererAnswer {
  index: number;
  rendered: RenderedBatch;
}

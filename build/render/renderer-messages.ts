import type { Document } from '../../components/document/document-data';
import type { RenderReport, RenderTarget } from './render-batch';

/** Tells a thread of ours from any other that happens to load the renderer. */
export const RENDERER = 'fyrvik-renderer';

/** What a thread is to do with the documents that follow. */
export interface RendererJob {
  target: RenderTarget;
}

export interface RendererBatch {
  index: number;
  documents: readonly Document[];
}

export interface RendererAnswer {
  index: number;
  reports: RenderReport[];
}

import type { ConvertedDocument } from '../../components/document/document-data';
import type { RenderContext } from './render-document';

/** Tells a thread of ours from any other that happens to load the renderer. */
export const RENDERER = 'fyrvik-renderer';

/** What a thread is asked: once what to render with, then to render. */
export type RenderQuestion =
  | { context: RenderContext }
  | { documents: readonly ConvertedDocument[] };

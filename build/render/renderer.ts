import { Tinypool } from 'tinypool';
import type { ConvertedDocument } from '../../content/schema/planned-document';
import { type RenderReport, renderBatch } from './render-batch';
import { type DocumentRenderer, type RenderContext, documentRenderer } from './render-document';

/** Entry of the renderer's bundle, which runs in threads of a build and in dev itself. */
export { reportOn } from './render-batch';
export { AnySection } from '../../components/sections/registry';
export { documentRenderer } from './render-document';

/** What a thread is started with. */
export interface RenderThreadData {
  context: RenderContext;
  /** Folder that documents are written to. */
  out: string;
}

let render: DocumentRenderer | undefined;

export default function renderTask(documents: readonly ConvertedDocument[]): RenderReport[] {
  const { context, out } = Tinypool.workerData as RenderThreadData;
  render ??= documentRenderer(context);
  return renderBatch(documents, render, out);
}

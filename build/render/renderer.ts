import { workerData } from 'node:worker_threads';
import { answerQuestions } from '../threads/answer-questions';
import { type RenderedBatch, renderBatch } from './render-batch';
import type { RenderContext } from './render-document';
import { RENDERER, type RenderQuestion } from './render-question';

/**
 * Entry of the renderer bundle: loaded as a module by the build itself, and run as a thread where
 * there is enough to share.
 */
export { renderDocument } from './render-document';
export { renderBatch };

function serve(): void {
  let context: RenderContext | undefined;
  const answer = (question: RenderQuestion): RenderedBatch => {
    if ('context' in question) {
      context = question.context;
      return { reports: [], files: [] };
    }
    if (!context) throw new Error('Documents came before what to render them with');
    return renderBatch(question.documents, context);
  };
  answerQuestions(answer, ({ files }) => files.map(({ bytes }) => bytes.buffer));
}

if (workerData === RENDERER) serve();

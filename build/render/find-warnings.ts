import type { ConvertedDocument } from '../../components/document/document-data';
import type { Problem } from '../problems';
import { Thread } from '../threads/thread';
import type { RenderContext } from './render-document';

/** What is to be looked at. */
export interface WarningsQuestion {
  documents: readonly ConvertedDocument[];
  context: RenderContext;
}

/**
 * What React's development build warns about, found on a thread of its own: it takes twice as long as
 * the production build, which renders meanwhile.
 *
 * @param bundle - file of the renderer with React's development build.
 */
export async function findWarnings(bundle: string, question: WarningsQuestion): Promise<Problem[]> {
  const thread = new Thread<WarningsQuestion, Problem[]>(bundle);
  try {
    return await thread.ask(question);
  } finally {
    await thread.close();
  }
}

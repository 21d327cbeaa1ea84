import type { Document } from '../../components/document/document-data';

/** How many documents of a kind that come out of one component are enough. */
const SAMPLED = { post: 6, foreign: 4 };

/**
 * The documents to render once more with React's development build: every text of every page in its
 * own language's shell; the first few posts; and the first few of those in the other language's shell,
 * which differ by a note only.
 */
export function warningsSample(documents: readonly Document[]): Document[] {
  const left = { ...SAMPLED };
  return documents.filter(({ shell, text, view }) => {
    if (view.kind === 'post') return left.post-- > 0;
    return shell === text || left.foreign-- > 0;
  });
}

import type { Document } from '../../components/document/document-data';

const SAMPLED_POSTS = 40;

/**
 * The documents to render once more with React's development build. Every page is; of the posts,
 * which all come out of one component, the first few are enough.
 */
export function warningsSample(documents: readonly Document[]): Document[] {
  let posts = 0;
  return documents
    .filter((document) => document.view.kind === 'page' || posts++ < SAMPLED_POSTS)
    .map((document) => {
      const { view } = document;
      if (view.kind !== 'page' || view.posts.length <= SAMPLED_POSTS) return document;
      return { ...document, view: { ...view, posts: view.posts.slice(0, SAMPLED_POSTS) } };
    });
}

import type { PostSummary } from '../../content/schema/planned-document';

/** By a post's route, the one to read after it: the next of the list that has a text; after the last, the first. */
export function nextPosts(
  list: readonly PostSummary[],
  published: ReadonlySet<string>,
): ReadonlyMap<string, PostSummary> {
  const posts = list.filter(({ route }) => published.has(route));
  const [first] = posts;
  if (!first || posts.length === 1) return new Map();
  return new Map(posts.map(({ route }, index) => [route, posts[index + 1] ?? first]));
}

/** By a post's route, the one that it comes after; the newest comes after none. */
export function previousPosts(
  list: readonly PostSummary[],
  next: ReadonlyMap<string, PostSummary>,
): ReadonlyMap<string, PostSummary> {
  const posts = list.filter(({ route }) => next.has(route));
  return new Map(
    posts.slice(1).flatMap(({ route }, index) => {
      const previous = posts[index];
      return previous ? [[route, previous]] : [];
    }),
  );
}

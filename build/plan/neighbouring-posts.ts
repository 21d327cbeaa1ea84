import type { PostSummary } from '../../content/schema/planned-document';

/** By a post's route, the ones with a text around it in the list: before the first is none, after the last the first. */
export function neighbouringPosts(
  list: readonly PostSummary[],
  published: ReadonlySet<string>,
): ReadonlyMap<string, Record<'previous' | 'next', PostSummary | undefined>> {
  const posts = list.filter(({ route }) => published.has(route));
  if (posts.length === 1) return new Map();
  return new Map(
    posts.map(({ route }, index) => [
      route,
      { previous: posts[index - 1], next: posts[index + 1] ?? posts[0] },
    ]),
  );
}

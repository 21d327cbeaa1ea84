import { getOrInsert } from '../../content/core/get-or-insert';
import type { PostSummary } from '../../content/schema/planned-document';
import type { PlanMemory } from './plan-memory';
import type { Post } from '../../content/schema/page';
import type { Language } from '../../content/core/language';

/** Newest first, a featured post before all others; the same array as last time if nothing in it changed. */
export function postSummaries(
  posts: readonly Post[],
  language: Language,
  { lists, summaries }: PlanMemory,
): readonly PostSummary[] {
  const from = posts
    .filter((post) => post.language === language)
    .map((post) => getOrInsert(summaries, post, () => summaryOf(post)));
  const last = lists[language];
  if (
    last?.from.length === from.length &&
    last.from.every((summary, index) => sameSummary(summary, from[index]))
  ) {
    return last.list;
  }
  const list = from.toSorted(
    (a, b) =>
      Number(b.featured) - Number(a.featured) ||
      (a.date < b.date ? 1 : a.date > b.date ? -1 : a.id - b.id),
  );
  lists[language] = { from, list };
  return list;
}

function summaryOf(post: Post): PostSummary {
  const { id, route, title, excerpt, category, tags, author, date, image, featured } = post;
  const summary = { id, route, title, excerpt, category, author, date, image, featured };
  return tags ? { ...summary, tags } : summary;
}

const sameSummary = (a: PostSummary, b: PostSummary | undefined): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

import type { PostSummary } from '../../components/document/document-data';
import type { Post } from '../../content/schema/page';
import type { Language } from '../../content/schema/text';

const summaryMemo = new WeakMap<Post, PostSummary>();
const listMemo: Partial<Record<Language, readonly PostSummary[]>> = {};

/** Newest first, a featured post before all others; the same array as last time if nothing in it changed. */
export function postSummaries(posts: readonly Post[], language: Language): readonly PostSummary[] {
  const list = posts
    .filter((post) => post.language === language)
    .map(summaryOf)
    .sort(
      (a, b) =>
        Number(b.featured) - Number(a.featured) ||
        (a.date < b.date ? 1 : a.date > b.date ? -1 : a.id - b.id),
    );
  const last = listMemo[language];
  if (
    last &&
    last.length === list.length &&
    last.every((summary, index) => sameSummary(summary, list[index]))
  ) {
    return last;
  }
  listMemo[language] = list;
  return list;
}

function summaryOf(post: Post): PostSummary {
  let summary = summaryMemo.get(post);
  if (!summary) {
    const { id, route, title, excerpt, category, author, date, image, featured } = post;
    summary = { id, route, title, excerpt, category, author, date, image, featured };
    summaryMemo.set(post, summary);
  }
  return summary;
}

const sameSummary = (a: PostSummary, b: PostSummary | undefined): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

import type { View } from './planned-document';

/** When an article came out and when its text last changed, as its content says. */
export interface Dates {
  published: string;
  modified: string;
}

export const datesOf = (article: { date: string; updated?: string | undefined }): Dates => ({
  published: article.date,
  modified: article.updated ?? article.date,
});

/** The dates of a post or a guide; other pages have none. */
export function articleDates(view: View): Dates | undefined {
  if (view.kind === 'post') return datesOf(view.post);
  return view.about?.type === 'article' ? datesOf(view.about) : undefined;
}

/** The day on which what a page shows last changed, where content says so: a list shows its posts. */
export const modifiedOn = (view: View): string | undefined =>
  view.kind === 'page' && view.list
    ? latest(view.list.posts.map(({ date }) => date))
    : articleDates(view)?.modified;

/** The last of some days. */
export const latest = (days: readonly string[]): string | undefined => [...days].sort().at(-1);

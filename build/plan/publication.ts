import type { Page, Post } from '../../content/schema/page';
import type { Content } from '../content/content';

/** A text that a build leaves out. */
export interface HeldBack {
  /** Its address in the Swedish shell. */
  route: string;
  file: string;
  /** Such as `draft` or `from 2026-12-01`. */
  reason: string;
  /** The day from which it is published by itself. */
  from?: string;
}

/**
 * Divides content into what is on the site on a day and what is held back.
 *
 * @param today - as 2026-11-22.
 */
export function publishedOn(
  today: string,
  content: Content,
): { content: Content; heldBack: HeldBack[] } {
  const heldBack = [...content.pages, ...content.posts].flatMap(
    (text) => heldBackOn(today, text) ?? [],
  );
  if (heldBack.length === 0) return { content, heldBack };
  const files = new Set(heldBack.map(({ file }) => file));
  const isPublished = ({ file }: Page | Post): boolean => !files.has(file);
  const pages = content.pages.filter(isPublished);
  const posts = content.posts.filter(isPublished);
  return { content: { ...content, pages, posts }, heldBack };
}

function heldBackOn(today: string, text: Page | Post): HeldBack | undefined {
  const { route, file, draft, date, expires } = text;
  if (draft) return { route, file, reason: 'draft' };
  if (date !== undefined && date > today)
    return { route, file, reason: `from ${date}`, from: date };
  if (expires !== undefined && expires <= today)
    return { route, file, reason: `expired on ${expires}` };
  return undefined;
}

/** The next day on which something is published by itself. */
export const nextPublication = (heldBack: readonly HeldBack[]): string | undefined =>
  heldBack.flatMap(({ from }) => from ?? []).sort()[0];

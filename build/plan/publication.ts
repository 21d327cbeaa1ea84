import type { Page, Post } from '../../content/schema/page';
import type { Problem } from '../../content/core/problem';
import type { Content } from '../content/content';

/** A text that a build leaves out. */
export interface HeldBack {
  /** Its address in the Swedish shell. */
  route: string;
  file: string;
  /** Such as `draft` or `from 2026-12-01`. */
  reason: string;
}

/** What is on the site on a day. */
export interface Published {
  content: Content;
  heldBack: HeldBack[];
  /** The next day on which a text appears or goes by its date, if the site is built then. */
  nextChange: string | undefined;
}

/**
 * Divides content into what is on the site on a day and what is held back.
 *
 * @param today - as 2026-11-22.
 */
export function publishedOn(today: string, content: Content): Published {
  const texts = [...content.pages, ...content.posts];
  const heldBack = texts.flatMap((text) => heldBackOn(today, text) ?? []);
  const [nextChange] = texts
    .flatMap(({ draft, date = '', expires = '' }) => (draft ? [] : [date, expires]))
    .filter((day) => day > today)
    .sort();
  if (heldBack.length === 0) return { content, heldBack, nextChange };
  const files = new Set(heldBack.map(({ file }) => file));
  const isPublished = ({ file }: Page | Post): boolean => !files.has(file);
  const pages = content.pages.filter(isPublished);
  const posts = content.posts.filter(isPublished);
  return { content: { ...content, pages, posts }, heldBack, nextChange };
}

function heldBackOn(today: string, text: Page | Post): HeldBack | undefined {
  const { route, file, draft, date, expires } = text;
  if (draft) return { route, file, reason: 'draft' };
  if (date !== undefined && date > today) return { route, file, reason: `from ${date}` };
  if (expires !== undefined && expires <= today)
    return { route, file, reason: `expired on ${expires}` };
  return undefined;
}

/** Texts that are held back while the same text in the other language is not: half a draft, in most cases. */
export const heldBackAlone = (
  { pages, posts }: Content,
  heldBack: readonly HeldBack[],
): Problem[] => {
  const reasons = new Map(heldBack.map(({ file, reason }) => [file, reason]));
  const texts = [...pages, ...posts];
  return texts.flatMap((text) => {
    const reason = reasons.get(text.file);
    const other = reason && texts.find((each) => isSameText(text, each) && !reasons.has(each.file));
    if (!other) return [];
    return [
      {
        file: text.file,
        needle: reason.replace(/^.* /, ''),
        what: 'text held back in one language',
        found: reason,
        expected: `the same line in ${other.file}, which is on the site`,
        fix: 'write it there, or leave it if that text is to be read first',
      },
    ];
  });
};

const isSameText = (a: Page | Post, b: Page | Post): boolean =>
  a.language !== b.language &&
  (a.route === b.route ||
    ('counterpart' in a && a.counterpart === b.route) ||
    ('counterpart' in b && b.counterpart === a.route));

import type { PlannedDocument, Term } from '../../content/schema/planned-document';
import type { Site } from '../../content/schema/site';
import { LANGUAGES, type Language } from '../../content/core/language';
import { BLOG, editionPath, feedPath, termFeedPath } from '../../content/core/paths';
import { datesOf, latest } from '../../content/schema/dates-of';
import { escapeXml } from './escape-xml';

/** A feed says what is new; readers fetch it every hour. */
const NEWEST = 50;

/** The newest published posts of a language, or of one category or tag, as an Atom feed. */
export function feed(
  documents: readonly PlannedDocument[],
  site: Site,
  siteUrl: string,
  language: Language,
  term?: Term,
): string {
  const url = (path: string): string => escapeXml(new URL(path, siteUrl).href);
  const own = term ? termFeedPath(term.route, language) : feedPath(language);
  const posts = documents
    .flatMap((document) =>
      document.indexable &&
      document.text === language &&
      document.view.kind === 'post' &&
      (!term || document.view.terms.some(({ slug }) => slug === term.slug))
        ? [{ document, post: document.view.post }]
        : [],
    )
    .sort((a, b) => (a.post.date < b.post.date ? 1 : -1))
    .slice(0, NEWEST);
  const entries = posts.map(({ document, post }) =>
    [
      '<entry>',
      `<id>${url(document.path)}</id>`,
      `<title>${escapeXml(post.title)}</title>`,
      `<link href="${url(document.path)}"/>`,
      `<published>${post.date}T00:00:00Z</published>`,
      `<updated>${datesOf(post).modified}T00:00:00Z</updated>`,
      `<author><name>${escapeXml(post.author)}</name></author>`,
      `<category term="${escapeXml(post.category)}"/>`,
      `<summary>${escapeXml(post.excerpt)}</summary>`,
      '</entry>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGES[language].locale}">`,
    `<id>${url(own)}</id>`,
    `<title>${escapeXml(`${site.brand.name} · ${term?.name ?? site.brand.tagline[language]}`)}</title>`,
    `<link rel="self" href="${url(own)}"/>`,
    `<link href="${url(editionPath(term?.route ?? BLOG[language], language))}"/>`,
    `<updated>${latest(posts.map(({ post }) => datesOf(post).modified)) ?? '2025-01-01'}T00:00:00Z</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

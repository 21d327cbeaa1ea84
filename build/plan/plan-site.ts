import { createHash } from 'node:crypto';
import type { Site } from '../../content/schema/site';
import { LANGUAGE_CODES, type Language, otherLanguage } from '../../content/schema/text';
import type {
  Alternate,
  Document,
  PostSummary,
  SocialCard,
  View,
} from '../../components/document/document-data';
import type { Page, Post } from '../../content/schema/page';
import type { Content } from '../content/content';
import { nextPosts } from './next-posts';
import { postSummaries } from './post-summaries';
import { editionPath, fileOf, isNotFoundRoute } from './paths';
import { structuredData } from './structured-data/structured-data';

/** What `plan-site` needs to know of a page besides its own texts. */
interface Neighbours {
  site: Site;
  siteUrl: string;
  dictionaries: Content['dictionaries'];
  counterpart: string | undefined;
  posts: readonly PostSummary[];
  /** What to read after a post, in each language. */
  nextSv: PostSummary | undefined;
  nextEn: PostSummary | undefined;
}

type Texts = Partial<Record<Language, Page | Post>>;

/** The documents of a site, and the addresses that exist without one. */
export interface SitePlan {
  documents: readonly Document[];
  /** Posts that are listed without a text; their address answers 404. */
  unpublished: ReadonlySet<string>;
}

/**
 * Turns content into the list of documents to write. Pure: the same content objects give the same
 * document objects, so whoever keeps the last plan sees by identity what has changed.
 */
export function planSite(content: Content, siteUrl: string): SitePlan {
  const counterparts = pairCounterparts(content.pages);
  const lists = {
    sv: postSummaries(content.posts, 'sv'),
    en: postSummaries(content.posts, 'en'),
  };
  const published = content.posts.filter(hasText);
  const nextIn = (language: Language) =>
    nextPosts(
      lists[language],
      new Set(published.filter((post) => post.language === language).map(({ route }) => route)),
    );
  const [nextSv, nextEn] = [nextIn('sv'), nextIn('en')];
  const documents: Document[] = [];
  for (const [route, texts] of byRoute([...content.pages, ...published])) {
    const one = texts.sv ?? texts.en;
    if (!one) continue;
    const posts = 'sections' in one && listsPosts(one) ? lists[one.language] : NO_POSTS;
    documents.push(
      ...documentsOf(route, texts, {
        site: content.site,
        siteUrl,
        dictionaries: content.dictionaries,
        counterpart: counterparts.get(route),
        posts,
        nextSv: nextSv.get(route),
        nextEn: nextEn.get(route),
      }),
    );
  }
  const routes = new Set(documents.map((document) => document.route));
  const unpublished = new Set(
    content.posts.map((post) => post.route).filter((route) => !routes.has(route)),
  );
  return { documents, unpublished };
}

const textMemo = new WeakMap<Post, boolean>();

function hasText(post: Post): boolean {
  const known = textMemo.get(post) ?? post.body.trim() !== '';
  textMemo.set(post, known);
  return known;
}

const NO_POSTS: readonly PostSummary[] = [];

const listsPosts = (page: Page): boolean =>
  page.sections.some((section) => section.kind === 'post-list');

function byRoute(texts: readonly (Page | Post)[]): Map<string, Texts> {
  const routes = new Map<string, Texts>();
  for (const text of texts) {
    const known = routes.get(text.route);
    if (known) known[text.language] ??= text;
    else routes.set(text.route, { [text.language]: text });
  }
  return routes;
}

/** Pairs are declared on one side and hold for both. */
function pairCounterparts(pages: readonly Page[]): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const { route, counterpart } of pages) {
    if (counterpart === undefined) continue;
    pairs.set(route, counterpart);
    pairs.set(counterpart, route);
  }
  return pairs;
}

const documentMemo = new WeakMap<
  Page | Post,
  { neighbours: Neighbours; texts: Texts; documents: Document[] }
>();

function documentsOf(route: string, texts: Texts, neighbours: Neighbours): Document[] {
  const key = texts.sv ?? texts.en;
  const known = key && documentMemo.get(key);
  if (known && sameFields(known.neighbours, neighbours) && sameFields(known.texts, texts))
    return known.documents;
  const documents = LANGUAGE_CODES.map((shell) => planDocument(route, shell, texts, neighbours));
  if (key) documentMemo.set(key, { neighbours, texts, documents });
  return documents;
}

const sameFields = <T extends object>(a: T, b: T): boolean =>
  (Object.keys({ ...a, ...b }) as (keyof T)[]).every((field) => a[field] === b[field]);

function planDocument(
  route: string,
  shell: Language,
  texts: Texts,
  neighbours: Neighbours,
): Document {
  const text = texts[shell] ?? texts[otherLanguage(shell)];
  if (!text) throw new Error(`No text at ${route}`);
  const { counterpart, site, posts, nextSv, nextEn } = neighbours;
  const bilingual = texts.sv !== undefined && texts.en !== undefined;
  const path = editionPath(route, shell);
  const missing = isNotFoundRoute(route);
  const canonical = editionPath(route, text.language);
  const card = planCard(text, site);
  const document: Document = {
    path,
    file: fileOf(path),
    source: text.file,
    route,
    counterpart,
    shell,
    text: text.language,
    title: text.title,
    description: text.description,
    canonical,
    alternates:
      canonical === path && !missing
        ? alternatesOf(route, text.language, bilingual, counterpart)
        : [],
    indexable: canonical === path && !missing,
    toggle: togglePath(route, otherLanguage(shell), texts, counterpart),
    inShellLanguage:
      text.language !== shell && counterpart ? editionPath(counterpart, shell) : undefined,
    structuredData: { '@context': 'https://schema.org', '@graph': [] },
    card,
    view: viewOf(text, posts, text.language === 'sv' ? nextSv : nextEn),
  };
  document.structuredData = structuredData(document, neighbours);
  return document;
}

const viewOf = (
  text: Page | Post,
  posts: readonly PostSummary[],
  next: PostSummary | undefined,
): View =>
  'sections' in text
    ? {
        kind: 'page',
        sections: text.sections,
        breadcrumbs: text.breadcrumbs,
        about: text.about,
        body: text.body,
        posts,
      }
    : { kind: 'post', post: text, next };

/** The same text in other languages, this one and the Swedish default included; none for a lone text. */
function alternatesOf(
  route: string,
  language: Language,
  bilingual: boolean,
  counterpart: string | undefined,
): Alternate[] {
  if (!bilingual && counterpart === undefined) return [];
  const pathIn = (code: Language): string =>
    editionPath(bilingual || code === language ? route : (counterpart ?? route), code);
  return [
    ...LANGUAGE_CODES.map((code) => ({ hreflang: code, path: pathIn(code) })),
    { hreflang: 'x-default', path: pathIn('sv') },
  ];
}

function togglePath(
  route: string,
  to: Language,
  texts: Texts,
  counterpart: string | undefined,
): string {
  const elsewhere = texts[to] === undefined && counterpart !== undefined;
  return editionPath(elsewhere ? counterpart : route, to);
}

/** Raised when the drawing changes, so that no cached card of the old look is used again. */
const CARD_DESIGN = 2;

function planCard(text: Page | Post, site: Site): SocialCard {
  const heading = 'sections' in text ? headingOf(text) : text.title;
  const eyebrow = 'category' in text ? text.category : site.brand.tagline[text.language];
  const hash = createHash('sha256')
    .update(JSON.stringify([CARD_DESIGN, heading, eyebrow, site.brand]))
    .digest('hex')
    .slice(0, 10);
  return { path: `/assets/card-${hash}.png`, heading, eyebrow };
}

const headingOf = (page: Page): string => {
  const [first] = page.sections;
  return first && 'heading' in first ? first.heading : page.title;
};

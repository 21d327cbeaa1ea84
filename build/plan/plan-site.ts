import { createHash } from 'node:crypto';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES,
  type Language,
  otherLanguage,
  perLanguage,
} from '../../content/core/language';
import { editionPath, fileOf, isNotFoundRoute } from '../../content/core/paths';
import type { Page, Post } from '../../content/schema/page';
import type {
  Alternate,
  ListedPosts,
  PlannedDocument,
  ProjectSummary,
  SocialCard,
  View,
} from '../../content/schema/planned-document';
import type { Site } from '../../content/schema/site';
import type { Content } from '../content/content';
import { slugOf } from '../../content/core/slug';
import { listPages } from './list-pages';
import { nextPosts, previousPosts } from './next-posts';
import { type ListPages, type Neighbours, PlanMemory, type Texts } from './plan-memory';
import { projectSummaries } from './project-summaries';
import { postSummaries } from './post-summaries';
import { type Business, businessOf } from './structured-data/business';
import { structuredData } from './structured-data/structured-data';

/** The documents of a site, and the addresses that exist without one. */
export interface SitePlan {
  documents: readonly PlannedDocument[];
  /** Posts that are listed without a text; their address answers 404. */
  unpublished: ReadonlySet<string>;
}

/**
 * Turns content into the list of documents to write. Pure but for the memory, which the next plan of
 * the same site is given again.
 */
export function planSite(
  content: Content,
  siteUrl: string,
  memory: PlanMemory = new PlanMemory(),
): SitePlan {
  const { site, theme, logo, dictionaries } = content;
  const look = JSON.stringify([CARD_DESIGN, theme, logo, site.brand]);
  const published = content.posts.filter((post) => hasText(post, memory));
  const lists = perLanguage((language) => postSummaries(content.posts, language, memory));
  const next = perLanguage((language) => {
    const own = published.filter((post) => post.language === language);
    return nextPosts(lists[language], new Set(own.map(({ route }) => route)));
  });
  const previous = perLanguage((language) => previousPosts(lists[language], next[language]));
  const projects = perLanguage((language) => projectSummaries(content.pages, language, memory));
  const made = listPages(content.pages, lists, dictionaries, memory);
  const counterparts = pairCounterparts([...content.pages, ...made.pages]);
  const businesses = perLanguage((language) => businessOf(site, siteUrl, language));
  const documents: PlannedDocument[] = [];
  for (const [route, texts] of byRoute([...content.pages, ...made.pages, ...published])) {
    const text = texts[DEFAULT_LANGUAGE] ?? texts[otherLanguage(DEFAULT_LANGUAGE)];
    if (!text) continue;
    const neighbours: Neighbours = {
      site,
      siteUrl,
      look,
      dictionaries,
      counterpart: counterparts.get(route),
      lists: perLanguage((language) => listOf(texts[language], made)),
      projects: listsProjects(text) ? projects[text.language] : NO_PROJECTS,
      previous: perLanguage((language) => previous[language].get(route)),
      next: perLanguage((language) => next[language].get(route)),
      termRoutes: made.termRoutes,
    };
    const known = memory.documents.get(text);
    if (known && sameFields(known.texts, texts) && sameNeighbours(known.neighbours, neighbours)) {
      documents.push(...known.documents);
      continue;
    }
    const planned = LANGUAGE_CODES.map((shell) =>
      planDocument(route, shell, texts, neighbours, businesses),
    );
    memory.documents.set(text, { texts, neighbours, documents: planned });
    documents.push(...planned);
  }
  const routes = new Set(documents.map((document) => document.route));
  const unpublished = new Set(
    content.posts.map((post) => post.route).filter((route) => !routes.has(route)),
  );
  return { documents, unpublished };
}

function hasText(post: Post, { hasText: known }: PlanMemory): boolean {
  const has = known.get(post) ?? post.body.trim() !== '';
  known.set(post, has);
  return has;
}

const NO_PROJECTS: readonly ProjectSummary[] = [];

const listsProjects = (text: Page | Post): boolean =>
  text.kind === 'page' && text.sections.some(({ kind }) => kind === 'projects');

const listOf = (text: Page | Post | undefined, { listed }: ListPages): ListedPosts | undefined =>
  text?.kind === 'page' ? listed.get(text) : undefined;

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

const sameFields = <T extends object>(a: T, b: T): boolean =>
  (Object.keys({ ...a, ...b }) as (keyof T)[]).every((field) => a[field] === b[field]);

const sameNeighbours = (a: Neighbours, b: Neighbours): boolean => {
  const { lists, previous, next, ...rest } = a;
  const { lists: listsB, previous: previousB, next: nextB, ...restB } = b;
  return (
    sameFields(rest, restB) &&
    sameFields(lists, listsB) &&
    sameFields(previous, previousB) &&
    sameFields(next, nextB)
  );
};

function planDocument(
  route: string,
  shell: Language,
  texts: Texts,
  neighbours: Neighbours,
  businesses: Record<Language, Business>,
): PlannedDocument {
  const text = texts[shell] ?? texts[otherLanguage(shell)];
  if (!text) throw new Error(`No text at ${route}`);
  const { counterpart, site } = neighbours;
  const bilingual = LANGUAGE_CODES.every((code) => texts[code] !== undefined);
  const path = editionPath(route, shell);
  const missing = isNotFoundRoute(route);
  const canonical = editionPath(route, text.language);
  const card = planCard(text, site, neighbours.look);
  const document: PlannedDocument = {
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
    view: viewOf(text, neighbours),
  };
  document.structuredData = structuredData(document, neighbours, businesses[text.language]);
  return document;
}

function viewOf(text: Page | Post, neighbours: Neighbours): View {
  const { lists, projects, previous, next, termRoutes } = neighbours;
  const { language } = text;
  if (text.kind === 'page') {
    const { sections, breadcrumbs, about, body } = text;
    return { kind: 'page', sections, breadcrumbs, about, body, list: lists[language], projects };
  }
  const terms = [text.category, ...(text.tags ?? [])].flatMap((name) => {
    const slug = slugOf(name);
    const route = termRoutes[language].get(slug);
    return route === undefined ? [] : { name, slug, route };
  });
  return { kind: 'post', post: text, previous: previous[language], next: next[language], terms };
}

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
    { hreflang: 'x-default', path: pathIn(DEFAULT_LANGUAGE) },
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
const CARD_DESIGN = 3;

function planCard(text: Page | Post, site: Site, look: string): SocialCard {
  const heading = text.kind === 'page' ? headingOf(text) : text.title;
  const eyebrow = text.kind === 'post' ? text.category : site.brand.tagline[text.language];
  const hash = createHash('sha256')
    .update(JSON.stringify([look, heading, eyebrow]))
    .digest('hex')
    .slice(0, 10);
  return { path: `/assets/card-${hash}.png`, heading, eyebrow };
}

const headingOf = (page: Page): string => {
  const [first] = page.sections;
  return first && 'heading' in first ? first.heading : page.title;
};

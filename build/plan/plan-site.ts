import { createHash } from 'node:crypto';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES,
  type Language,
  otherLanguage,
  perLanguage,
} from '../../content/core/language';
import { editionPath, fileOf, isNotFoundRoute } from '../../content/core/paths';
import { hasText, type Page, type Post } from '../../content/schema/page';
import type {
  Alternate,
  PlannedDocument,
  PlannedText,
  ProjectSummary,
  SocialCard,
  View,
} from '../../content/schema/planned-document';
import type { Content } from '../content/content';
import { slugOf } from '../../content/core/slug';
import { listPages } from './list-pages';
import { neighbouringPosts } from './neighbouring-posts';
import { type Common, type Neighbours, PlanMemory, type Texts } from './plan-memory';
import { projectSummaries } from './project-summaries';
import { postSummaries } from './post-summaries';
import { type Business, businessOf } from './structured-data/business';
import { structuredData } from './structured-data/structured-data';

/** The documents of a site, and the addresses that exist without one. */
export interface SitePlan {
  documents: readonly PlannedDocument[];
  /** Addresses of the documents in the Swedish shell. */
  routes: Pick<ReadonlySet<string>, 'has'>;
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
  const published = content.posts.filter((post) => isPublished(post, memory));
  const lists = perLanguage((language) => postSummaries(content.posts, language, memory));
  const posts = perLanguage((language) => {
    const own = published.filter((post) => post.language === language);
    return neighbouringPosts(lists[language], new Set(own.map(({ route }) => route)));
  });
  const projects = perLanguage((language) => projectSummaries(content.pages, language, memory));
  const made = listPages(content.pages, lists, dictionaries, memory);
  const counterparts = pairCounterparts([...content.pages, ...made.pages]);
  const businesses = perLanguage((language) => businessOf(site, siteUrl, language));
  const common = sameCommon(memory, {
    site,
    siteUrl,
    look,
    dictionaries,
    termRoutes: made.termRoutes,
  });
  const neighboursOf = (text: Page | Post): Neighbours => ({
    counterpart: counterparts.get(text.route),
    projects: listsProjects(text) ? projects[text.language] : NO_PROJECTS,
    list: text.kind === 'page' ? made.listed.get(text) : undefined,
    previous: posts[text.language].get(text.route)?.previous,
    next: posts[text.language].get(text.route)?.next,
  });
  const documents: PlannedDocument[] = [];
  const routes = byRoute([...content.pages, ...made.pages, ...published]);
  for (const [route, texts] of routes) {
    const text = texts[DEFAULT_LANGUAGE] ?? texts[otherLanguage(DEFAULT_LANGUAGE)];
    if (!text) continue;
    const neighbours = perLanguage((language) => {
      const own = texts[language];
      return own && neighboursOf(own);
    });
    let known = memory.documents.get(text);
    const isKnown =
      known?.common === common &&
      isSame(known.texts, texts) &&
      LANGUAGE_CODES.every((code) => isSame(known?.neighbours[code], neighbours[code]));
    if (!known || !isKnown) {
      const planned = perLanguage((language) => {
        const own = texts[language];
        const around = neighbours[language];
        return own && around && planText(own, around, common, businesses[language]);
      });
      known = { common, texts, neighbours, documents: editionsOf(route, planned) };
      memory.documents.set(text, known);
    }
    documents.push(...known.documents);
  }
  const unpublished = new Set(
    content.posts.map((post) => post.route).filter((route) => !routes.has(route)),
  );
  return { documents, routes, unpublished };
}

function isPublished(post: Post, { hasText: known }: PlanMemory): boolean {
  let has = known.get(post);
  if (has === undefined) {
    has = hasText(post);
    known.set(post, has);
  }
  return has;
}

const NO_PROJECTS: readonly ProjectSummary[] = [];

const listsProjects = (text: Page | Post): boolean =>
  text.kind === 'page' && text.sections.some(({ kind }) => kind === 'projects');

/** Whether two objects have the same parts; quick, for it is asked of every text after each change. */
function isSame<T extends object>(a: T | undefined, b: T | undefined): boolean {
  if (!a || !b) return a === b;
  for (const part in a) if (a[part] !== b[part]) return false;
  return true;
}

/** The same object as last time where nothing in it is another. */
function sameCommon(memory: PlanMemory, common: Common): Common {
  if (!memory.common || !isSame(memory.common, common)) memory.common = common;
  return memory.common;
}

function byRoute(texts: readonly (Page | Post)[]): Map<string, Texts> {
  const routes = new Map<string, Texts>();
  for (const text of texts) {
    const known = routes.get(text.route);
    if (known) known[text.language] ??= text;
    else
      routes.set(
        text.route,
        perLanguage((language) => (language === text.language ? text : undefined)),
      );
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

/** A page in each shell: its text in the shell's language, else in the other one. */
function editionsOf(
  route: string,
  planned: Record<Language, PlannedText | undefined>,
): PlannedDocument[] {
  const bilingual = LANGUAGE_CODES.every((code) => planned[code] !== undefined);
  return LANGUAGE_CODES.map((shell) => {
    const text = planned[shell] ?? planned[otherLanguage(shell)];
    if (!text) throw new Error(`No text at ${route}`);
    const { counterpart, canonical } = text;
    const path = editionPath(route, shell);
    const indexable = canonical === path && !isNotFoundRoute(route);
    const isForeign = text.text !== shell;
    const other = otherLanguage(shell);
    const isElsewhere = planned[other] === undefined && counterpart !== undefined;
    return {
      ...text,
      path,
      file: fileOf(path),
      shell,
      alternates: indexable
        ? alternatesOf(route, text.text, bilingual, counterpart)
        : NO_ALTERNATES,
      indexable,
      toggle: editionPath(isElsewhere ? counterpart : route, other),
      inShellLanguage: isForeign && counterpart ? editionPath(counterpart, shell) : undefined,
    };
  });
}

function planText(
  text: Page | Post,
  neighbours: Neighbours,
  common: Common,
  business: Business,
): PlannedText {
  const planned = {
    source: text.file,
    route: text.route,
    counterpart: neighbours.counterpart,
    text: text.language,
    title: text.title,
    description: text.description,
    canonical: editionPath(text.route, text.language),
    card: planCard(text, common),
    view: viewOf(text, neighbours, common),
  };
  return { ...planned, structuredData: structuredData(planned, common, business) };
}

function viewOf(text: Page | Post, neighbours: Neighbours, { termRoutes }: Common): View {
  const { projects, list, previous, next } = neighbours;
  if (text.kind === 'page') {
    const { sections, breadcrumbs, about, body } = text;
    return { kind: 'page', sections, breadcrumbs, about, body, list, projects };
  }
  const terms = [text.category, ...(text.tags ?? [])].flatMap((name) => {
    const slug = slugOf(name);
    const route = termRoutes[text.language].get(slug);
    return route === undefined ? [] : { name, slug, route };
  });
  return { kind: 'post', post: text, previous, next, terms };
}

const NO_ALTERNATES: readonly Alternate[] = [];

/** The same text in other languages, this one and the Swedish default included; none for a lone text. */
function alternatesOf(
  route: string,
  language: Language,
  bilingual: boolean,
  counterpart: string | undefined,
): readonly Alternate[] {
  if (!bilingual && counterpart === undefined) return NO_ALTERNATES;
  const pathIn = (code: Language): string =>
    editionPath(bilingual || code === language ? route : (counterpart ?? route), code);
  return [
    ...LANGUAGE_CODES.map((code) => ({ hreflang: code, path: pathIn(code) })),
    { hreflang: 'x-default', path: pathIn(DEFAULT_LANGUAGE) },
  ];
}

/** Raised when the drawing changes, so that no cached card of the old look is used again. */
const CARD_DESIGN = 3;

function planCard(text: Page | Post, { site, look }: Common): SocialCard {
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

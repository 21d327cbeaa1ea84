import {
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES,
  otherLanguage,
  perLanguage,
} from '../../content/core/language';
import { getOrInsert } from '../../content/core/get-or-insert';
import { editionPath } from '../../content/core/paths';
import { hasText, type Page, type Post } from '../../content/schema/page';
import type {
  PlannedDocument,
  PlannedText,
  ProjectSummary,
  View,
} from '../../content/schema/planned-document';
import type { Content } from '../content/content';
import { slugOf } from '../../content/core/slug';
import { editionsOf } from './editions';
import { listPages } from './list-pages';
import { neighbouringPosts } from './neighbouring-posts';
import { cardLook, planCard } from './plan-card';
import {
  type Common,
  type Neighbours,
  type PlannedFrom,
  PlanMemory,
  type Texts,
} from './plan-memory';
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
  const { site, dictionaries } = content;
  const published = content.posts.filter((post) =>
    getOrInsert(memory.hasText, post, () => hasText(post)),
  );
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
    look: cardLook(content),
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
    if (!known || !isPlannedFrom(known, { common, texts, neighbours })) {
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

/** Whether documents were planned from these very parts. */
const isPlannedFrom = (known: PlannedFrom, { common, texts, neighbours }: PlannedFrom): boolean =>
  known.common === common &&
  isSame(known.texts, texts) &&
  LANGUAGE_CODES.every((code) => isSame(known.neighbours[code], neighbours[code]));

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

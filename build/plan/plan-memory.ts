import type { Language } from '../../content/core/language';
import type { Dictionary } from '../../content/schema/dictionary';
import type { Page, Post } from '../../content/schema/page';
import type {
  ListedPosts,
  PlannedDocument,
  PostSummary,
  ProjectSummary,
} from '../../content/schema/planned-document';
import type { Site } from '../../content/schema/site';

/** The text of a page or post in each language that it is written in. */
export type Texts = Partial<Record<Language, Page | Post>>;

/** Where the posts of a category or tag are listed, by its slug. */
export type TermRoutes = Readonly<Record<Language, ReadonlyMap<string, string>>>;

/** The pages that lists of posts are divided into, besides those that content names. */
export interface ListPages {
  /** Further pages of each list, and the pages of each category and tag. */
  pages: readonly Page[];
  /** What each of these, and each page of content with a list, shows. */
  listed: ReadonlyMap<Page, ListedPosts>;
  termRoutes: TermRoutes;
}

/** What planning needs to know of a page besides its own texts. */
export interface Neighbours {
  site: Site;
  siteUrl: string;
  /** Says how social cards look: another where they do. */
  look: string;
  dictionaries: Record<Language, Dictionary>;
  counterpart: string | undefined;
  /** What pages that list posts show of them, by their language. */
  lists: Readonly<Record<Language, ListedPosts | undefined>>;
  /** The case studies, where a page lists them. */
  projects: readonly ProjectSummary[];
  /** What to read before and after a post, by the post's language. */
  previous: Readonly<Record<Language, PostSummary | undefined>>;
  next: Readonly<Record<Language, PostSummary | undefined>>;
  termRoutes: TermRoutes;
}

/** Documents, and all that they were planned from. */
export interface PlannedBefore {
  texts: Texts;
  neighbours: Neighbours;
  documents: readonly PlannedDocument[];
}

/**
 * What planning remembers, so that content which is the same object gives the same document objects
 * again: whoever keeps the last plan sees by identity what has changed.
 */
export class PlanMemory {
  readonly documents = new WeakMap<Page | Post, PlannedBefore>();
  readonly hasText = new WeakMap<Post, boolean>();
  readonly summaries = new WeakMap<Post, PostSummary>();
  readonly listPages = new Map<string, { base: Page; page: Page }>();
  readonly listed = new Map<string, ListedPosts>();
  /** The pages of lists, and all that they were made from. */
  listsMade: { from: readonly unknown[]; made: ListPages } | undefined;
  termRoutes: { key: string; routes: TermRoutes } | undefined;
  readonly projects: Partial<Record<Language, readonly ProjectSummary[]>> = {};
  readonly lists: Partial<Record<Language, readonly PostSummary[]>> = {};
}

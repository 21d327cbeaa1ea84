import { isDeepStrictEqual } from 'node:util';
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
export type Texts = Record<Language, Page | Post | undefined>;

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

/** What planning needs to know of the site, whichever page it plans. */
export interface Common {
  site: Site;
  siteUrl: string;
  /** Says how social cards look: another where they do. */
  look: string;
  dictionaries: Record<Language, Dictionary>;
  termRoutes: TermRoutes;
}

/** What planning needs to know of a text besides itself. */
export interface Neighbours {
  counterpart: string | undefined;
  /** The case studies, where a page lists them. */
  projects: readonly ProjectSummary[];
  /** What a page that lists posts shows of them. */
  list: ListedPosts | undefined;
  /** What to read before and after a post. */
  previous: PostSummary | undefined;
  next: PostSummary | undefined;
}

/** All that a page's documents are planned from. */
export interface PlannedFrom {
  common: Common;
  texts: Texts;
  neighbours: Record<Language, Neighbours | undefined>;
}

/**
 * What planning remembers, so that content which is the same object gives the same document objects
 * again: whoever keeps the last plan sees by identity what has changed.
 */
export class PlanMemory {
  readonly documents = new WeakMap<
    Page | Post,
    PlannedFrom & { documents: readonly PlannedDocument[] }
  >();
  common: Common | undefined;
  readonly hasText = new WeakMap<Post, boolean>();
  readonly summaries = new WeakMap<Post, PostSummary>();
  /** The pages of lists, and all that they were made from. */
  listsMade: { from: readonly unknown[]; made: ListPages } | undefined;
  /** Posts in the order of their files and as they are listed. */
  readonly lists: Partial<
    Record<Language, Readonly<Record<'from' | 'list', readonly PostSummary[]>>>
  > = {};
  private readonly made = new Map<string, unknown>();

  /** What was made under the same key last time, where it says the same; else what is made now. */
  same<T>(key: string, now: T): T {
    const before = this.made.get(key);
    // What is equal in all its parts is of the same type.
    if (isDeepStrictEqual(before, now)) return before as T;
    this.made.set(key, now);
    return now;
  }
}

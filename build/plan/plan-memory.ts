import type { Language } from '../../content/core/language';
import type { Dictionary } from '../../content/schema/dictionary';
import type { Page, Post } from '../../content/schema/page';
import type { PlannedDocument, PostSummary } from '../../content/schema/planned-document';
import type { Site } from '../../content/schema/site';

/** The text of a page or post in each language that it is written in. */
export type Texts = Partial<Record<Language, Page | Post>>;

/** What planning needs to know of a page besides its own texts. */
export interface Neighbours {
  site: Site;
  siteUrl: string;
  /** Says how social cards look: another where they do. */
  look: string;
  dictionaries: Record<Language, Dictionary>;
  counterpart: string | undefined;
  posts: readonly PostSummary[];
  /** What to read after a post, by the post's language. */
  next: Readonly<Record<Language, PostSummary | undefined>>;
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
  readonly lists: Partial<Record<Language, readonly PostSummary[]>> = {};
}

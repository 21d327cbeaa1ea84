import type { Graph } from 'schema-dts';
import type { About, Page, Post } from './page';
import type { Section } from './section';
import type { Picture } from './text';
import type { Language } from '../core/language';
import type { Mistake } from '../core/problem';

/** What a list of posts shows of one of them. */
export type PostSummary = Pick<
  Post,
  | 'id'
  | 'route'
  | 'title'
  | 'excerpt'
  | 'category'
  | 'author'
  | 'date'
  | 'image'
  | 'featured'
  | 'tags'
>;

/** A category or tag of posts. */
export interface Term {
  name: string;
  slug: string;
  /** Where its posts are listed. */
  route: string;
}

/** One page of a list of posts. */
export interface ListedPosts {
  posts: readonly PostSummary[];
  /** The category or tag that all of them have; undefined where all posts are listed. */
  term: Term | undefined;
  /** Every category and tag of the language, the most used first. */
  terms: readonly Term[];
  /** From 1. */
  number: number;
  /** Pages of the list. */
  count: number;
  /** Where newer and older posts of the list are. */
  newer: string | undefined;
  older: string | undefined;
}

/** What the portfolio shows of a case study. */
export interface ProjectSummary {
  route: string;
  category: string;
  title: string;
  text: string;
  result: string;
  picture: Picture;
  order: number;
}

export interface PageView {
  kind: 'page';
  sections: readonly Section[];
  breadcrumbs: Page['breadcrumbs'];
  about: About | undefined;
  body: string;
  /** The posts to list, on a page that lists some. */
  list: ListedPosts | undefined;
  /** The case studies to list, on a page that lists them. */
  projects: readonly ProjectSummary[];
}

export interface PostView {
  kind: 'post';
  post: Post;
  /** The posts before and after it in the list. */
  previous: PostSummary | undefined;
  next: PostSummary | undefined;
  /** Its category and tags, where they are listed. */
  terms: readonly Term[];
}

/** What stands inside `<main>`. */
export type View = PageView | PostView;

export interface Alternate {
  hreflang: Language | 'x-default';
  path: string;
}

/** The picture that a link to the page shows in a feed. */
export interface SocialCard {
  /** Address under the site, named by what the card shows. */
  path: string;
  heading: string;
  eyebrow: string;
}

/** What a page says in one language, whichever shell stands around it. */
export interface PlannedText {
  /** Content file the text comes from. */
  source: string;
  /** The page's address in the Swedish shell, which both editions share. */
  route: string;
  /** Route of the page that says the same in the other language, where there is one. */
  counterpart: string | undefined;
  text: Language;
  title: string;
  description: string;
  /** Path of the edition that search engines should show. */
  canonical: string;
  structuredData: Graph;
  card: SocialCard;
  view: View;
}

/** One HTML file of the site: a text inside one language's shell. Plain data. */
export interface PlannedDocument extends PlannedText {
  /** Address under the site: `/`, `/en/portfolio`. */
  path: string;
  /** File under the output folder: `en/portfolio/index.html`. */
  file: string;
  shell: Language;
  alternates: readonly Alternate[];
  /** Listed in the sitemap. */
  indexable: boolean;
  /** Where the language toggle leads: the edition for a reader of the other language. */
  toggle: string;
  /** Path of the same page in the shell's language, where the text is not in it. */
  inShellLanguage: string | undefined;
}

/** A document whose Markdown and data are text for HTML: what components draw. */
export interface ConvertedDocument extends Omit<PlannedDocument, 'view' | 'structuredData'> {
  /** The same object in both editions of a text. */
  converted: ConvertedText;
}

export interface ConvertedText {
  /** Without Markdown. */
  view: View;
  /** As JSON that may stand in a script element. */
  structuredData: string;
  /** The Markdown as HTML, its links those of the default shell. */
  html: string;
  /** Minutes the Markdown takes to read. */
  minutes: number;
  /** What is wrong with the Markdown whatever page it is on. */
  mistakes: readonly Mistake[];
}

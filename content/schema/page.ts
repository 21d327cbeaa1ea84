import * as v from 'valibot';
import type { Section } from './section';
import type { Language } from '../core/language';
import { slugOf } from '../core/slug';
import { OldAddress } from './redirects';
import { LinkTo, Picture, Route, Text } from './text';

/** What a search result shows: bounds in characters, of the finished text. */
export const TITLE_LENGTH = { min: 30, max: 60 };
export const DESCRIPTION_LENGTH = { min: 80, max: 155 };

/** Says that a text exists in this language alone, on purpose; without it the other file is missed. */
const translation = v.optional(v.literal('none', '"none", or no such line'));

/** Dates come as they are written: YAML's own would move the 31st of February to March. */
const IsoDate = v.pipe(
  v.string('a date such as 2025-03-14'),
  v.isoDate('a date such as 2025-03-14'),
  v.check(isInCalendar, 'a date such as 2025-03-14'),
);

function isInCalendar(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** What a page describes, for its structured data; prices are names of `site.yaml`. */
const About = v.variant('type', [
  v.strictObject({
    type: v.literal('service'),
    name: Text,
    /** Where the page's own description says too much. */
    description: v.optional(Text),
    price: v.optional(Text),
    /** The town it is offered in, where that is not the whole country. */
    city: v.optional(Text),
  }),
  v.strictObject({ type: v.literal('article'), date: IsoDate, updated: v.optional(IsoDate) }),
  // For the town it works in: its rating, and how far it goes.
  v.strictObject({ type: v.literal('local-business'), name: Text, city: Text }),
]);
export type About = v.InferOutput<typeof About>;

/** The page's place below Home, shown as breadcrumbs: its parents in order, then its own name. */
const Breadcrumbs = v.strictObject({ parents: v.optional(v.array(LinkTo), []), name: Text });
export type Breadcrumbs = v.InferOutput<typeof Breadcrumbs>;

/** When a text is on the site: never while it is a draft, not before its date, not after `expires`. */
const publication = {
  draft: v.optional(v.boolean('true or false'), false),
  /** The first day on which it is gone. */
  expires: v.optional(IsoDate),
};

/** Addresses that the text was at before; they lead here. */
const from = v.optional(v.array(OldAddress));

/** Front matter of `pages/<route>.<language>.md`, of the kinds of sections that there are. */
export const pageFrontMatter = (section: v.GenericSchema<unknown, Section>) =>
  v.strictObject({
    title: Text,
    description: Text,
    /** The address, where the file's own path does not say it. */
    route: v.optional(Route),
    /** The page that says the same in the other language at an address of its own. */
    counterpart: v.optional(Route),
    from,
    translation,
    breadcrumbs: v.optional(Breadcrumbs),
    /** What the page is to search engines, besides a web page. */
    about: v.optional(About),
    ...publication,
    /** The day from which the page is on the site. */
    date: v.optional(IsoDate),
    sections: v.pipe(v.array(section), v.nonEmpty('at least one section')),
  });
export type PageFrontMatter = v.InferOutput<ReturnType<typeof pageFrontMatter>>;

const A_TERM = 'a word with letters from a to z or digits, of which its address is made';

/** A category or tag, which has an address of its own. */
const Term = v.pipe(
  Text,
  v.check((name) => slugOf(name) !== slugOf(''), A_TERM),
);

/** Front matter of `blog/<id>.<language>.md`; a post without a body is listed but not published. */
export const PostFrontMatter = v.strictObject({
  title: Text,
  description: Text,
  excerpt: Text,
  category: Term,
  /** What it is about besides; each has a list of its own, as categories have. */
  tags: v.optional(v.array(Term)),
  author: Text,
  date: IsoDate,
  /** The day on which the text last changed. */
  updated: v.optional(IsoDate),
  image: Picture,
  featured: v.optional(v.boolean('true or false'), false),
  ...publication,
  from,
  translation,
});
export type PostFrontMatter = v.InferOutput<typeof PostFrontMatter>;

/** What a file's name and place add to its front matter; placeholders are filled. */
interface TextFile {
  /** Path as the author knows it. */
  file: string;
  language: Language;
  /** Address in the Swedish shell. */
  route: string;
  /** Markdown below the front matter. */
  body: string;
}

/** A page's text in one language. */
export interface Page extends Omit<PageFrontMatter, 'route'>, TextFile {
  kind: 'page';
}

/** A blog post's text in one language; without a body it is listed but not published. */
export interface Post extends PostFrontMatter, TextFile {
  kind: 'post';
  id: number;
}

/** Whether a post is more than announced: only then it has a page of its own. */
export const hasText = ({ body }: Post): boolean => body.trim() !== '';

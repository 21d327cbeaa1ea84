import { fill } from '../../components/edition/fill';
import {
  type Language,
  LANGUAGE_CODES,
  otherLanguage,
  perLanguage,
} from '../../content/core/language';
import type { Dictionary } from '../../content/schema/dictionary';
import type { Page } from '../../content/schema/page';
import type { ListedPosts, PostSummary, Term } from '../../content/schema/planned-document';
import type { Section } from '../../content/schema/section';
import { slugOf } from '../../content/core/slug';
import type { ListPages, PlanMemory } from './plan-memory';

/** Posts on one page of a list: rows of one, two and three columns come out even after the first, large one. */
const POSTS_A_PAGE = 25;

type Lists = Readonly<Record<Language, readonly PostSummary[]>>;

/** A list in one language: all posts, or those of one category or tag. */
interface List {
  route: string;
  term: Term | undefined;
  posts: readonly PostSummary[];
}

const listsPosts = (page: Page): boolean =>
  page.sections.some((section) => section.kind === 'post-list');

/** Divides the lists of posts into pages. What has not changed is the same object as last time. */
export function listPages(
  pages: readonly Page[],
  posts: Lists,
  dictionaries: Readonly<Record<Language, Dictionary>>,
  memory: PlanMemory,
): ListPages {
  const bases = perLanguage((language) =>
    pages.find((page) => page.language === language && listsPosts(page)),
  );
  const from = LANGUAGE_CODES.flatMap((language) => [
    bases[language],
    posts[language],
    dictionaries[language],
  ]);
  const before = memory.listsMade;
  if (before?.from.every((each, index) => each === from[index])) return before.made;
  const lists = perLanguage((language) => listsOf(bases[language], posts[language], dictionaries));
  const categories = perLanguage(
    (language) => new Map(posts[language].map(({ id, category }) => [id, category])),
  );
  const made: Page[] = [];
  const listed = new Map<Page, ListedPosts>();
  for (const language of LANGUAGE_CODES) {
    const base = bases[language];
    if (!base) continue;
    const words = dictionaries[language].blog;
    const terms = memory.same(
      `terms ${language}`,
      lists[language].flatMap(({ term }) => term ?? []),
    );
    for (const list of lists[language]) {
      const twin = twinOf(list, language, lists, categories);
      const count = pagesOf(list);
      for (let number = 1; number <= count; number++) {
        const view: ListedPosts = {
          posts: list.posts.slice((number - 1) * POSTS_A_PAGE, number * POSTS_A_PAGE),
          term: list.term,
          terms,
          number,
          count,
          newer: number > 1 ? routeOfPage(list, number - 1, words) : undefined,
          older: number < count ? routeOfPage(list, number + 1, words) : undefined,
        };
        const page: Page =
          list.term || number > 1
            ? memory.same(`page ${language} ${routeOfPage(list, number, words)}`, {
                ...base,
                ...textsOf(list, number, count, base, words),
                route: routeOfPage(list, number, words),
                counterpart:
                  twin && number <= pagesOf(twin)
                    ? routeOfPage(twin, number, dictionaries[otherLanguage(language)].blog)
                    : undefined,
                body: '',
              })
            : base;
        if (page !== base) made.push(page);
        listed.set(page, memory.same(`list ${language} ${page.route}`, view));
      }
    }
  }
  const termRoutes = perLanguage(
    (language) =>
      new Map(lists[language].flatMap(({ term }) => (term ? [[term.slug, term.route]] : []))),
  );
  const result = { pages: made, listed, termRoutes: memory.same('term routes', termRoutes) };
  memory.listsMade = { from, made: result };
  return result;
}

const pagesOf = ({ posts }: List): number => Math.max(1, Math.ceil(posts.length / POSTS_A_PAGE));

type Words = Dictionary['blog'];

const routeOfPage = ({ route }: List, number: number, words: Words): string =>
  number === 1 ? route : `${route}/${words.pagePath}/${number}`;

/** All posts, then those of each category and tag, the most used first. */
function listsOf(
  base: Page | undefined,
  posts: readonly PostSummary[],
  dictionaries: Readonly<Record<Language, Dictionary>>,
): List[] {
  if (!base) return [];
  const { categoryPath } = dictionaries[base.language].blog;
  const byTerm = new Map<string, { name: string; posts: PostSummary[] }>();
  for (const post of posts) {
    for (const name of new Set([post.category, ...(post.tags ?? [])])) {
      const slug = slugOf(name);
      const known = byTerm.get(slug) ?? { name, posts: [] };
      if (known.posts.at(-1) !== post) known.posts.push(post);
      byTerm.set(slug, known);
    }
  }
  const ofTerms = [...byTerm]
    .sort(([, a], [, b]) => b.posts.length - a.posts.length || (a.name < b.name ? -1 : 1))
    .map(([slug, { name, posts }]) => {
      const route = `${base.route}/${categoryPath}/${slug}`;
      return { route, term: { name, slug, route }, posts };
    });
  return [{ route: base.route, term: undefined, posts }, ...ofTerms];
}

/** The category of each post, by its id. */
type Categories = Readonly<Record<Language, ReadonlyMap<number, string>>>;

/** The list that says the same in the other language: that of the category its first post has there. */
function twinOf(
  list: List,
  language: Language,
  lists: Readonly<Record<Language, readonly List[]>>,
  categories: Categories,
): List | undefined {
  const other = otherLanguage(language);
  const abroad = categoryAbroad(list, categories[other]);
  if (list.term && abroad === undefined) return undefined;
  const twin = lists[other].find(({ term }) => term?.name === abroad);
  // One category here may be two there.
  return twin && categoryAbroad(twin, categories[language]) === list.term?.name ? twin : undefined;
}

/** The category that the first post of a category has in the other language. */
const categoryAbroad = (
  { term, posts: [first] }: List,
  abroad: ReadonlyMap<number, string>,
): string | undefined =>
  first && first.category === term?.name ? abroad.get(first.id) : undefined;

function textsOf(list: List, number: number, count: number, base: Page, words: Words) {
  const place = number > 1 ? fill(words.page, { number, of: count }) : undefined;
  const values = { category: list.term?.name ?? '', count: list.posts.length };
  const title = list.term ? fill(words.categoryTitle, values) : base.title;
  const description = list.term ? fill(words.categoryDescription, values) : base.description;
  const heading = list.term?.name ?? base.breadcrumbs?.name ?? words.allPosts;
  const sections = base.sections.flatMap((section): Section[] => {
    if (section.kind === 'prose') return [];
    if (section.kind !== 'masthead') return [section];
    const { text: _, ...masthead } = section;
    const heading = list.term?.name ?? section.heading;
    const back = { label: words.allPosts, to: base.route };
    return [{ ...masthead, back, heading, ...(place && { eyebrow: place }) }];
  });
  return {
    title: place ? `${title} – ${place}` : title,
    description: place ? `${place}. ${description}` : description,
    sections,
    breadcrumbs: {
      parents: [{ label: base.breadcrumbs?.name ?? words.allPosts, to: base.route }],
      name: place ? `${heading} – ${place}` : heading,
    },
  };
}

import { kindOf } from '../../components/sections/registry';
import type { Page, Post } from '../../content/schema/page';
import type { PlannedDocument } from '../../content/schema/planned-document';
import type { Content } from '../content/content';
import type { Problem } from '../../content/core/problem';
import { slugOf } from '../../content/core/slug';

/**
 * Everything about the plan that can be judged without rendering it.
 *
 * @param unread - routes of files that could not be read: what they hold is not known.
 */
export function checkPlan(
  content: Content,
  documents: readonly PlannedDocument[],
  unread: ReadonlySet<string> = new Set(),
): Problem[] {
  const own = documents.filter((document) => document.indexable);
  return [
    ...repeated(own, 'title', 'give each page a title of its own'),
    ...repeated(own, 'description', 'give each page a description of its own'),
    ...sameRoute([...content.pages, ...content.posts]),
    ...oneFile(documents),
    ...counterparts(content.pages, unread),
    ...names(content),
    ...sameTerm(content.posts),
  ];
}

/** All that have the key of one before them, each with the first that has it. */
function repeats<T extends object>(
  all: readonly T[],
  keyOf: (one: T) => string,
): { again: T; first: T }[] {
  const firsts = new Map<string, T>();
  return all.flatMap((one) => {
    const first = firsts.get(keyOf(one));
    if (first) return [{ again: one, first }];
    firsts.set(keyOf(one), one);
    return [];
  });
}

const repeated = (
  documents: readonly PlannedDocument[],
  field: 'title' | 'description',
  fix: string,
): Problem[] =>
  repeats(documents, (document) => document[field]).map(({ again, first }) => ({
    file: again.source,
    needle: `\n${field}:`,
    what: `${field} used twice`,
    found: again[field],
    expected: `a ${field} other than that of ${first.source}`,
    fix,
  }));

const sameRoute = (texts: readonly (Page | Post)[]): Problem[] =>
  repeats(texts, ({ language, route }) => `${language} ${route}`).map(({ again, first }) => ({
    file: again.file,
    what: 'two pages at one address',
    found: again.route,
    expected: `an address other than that of ${first.file}`,
    fix: 'rename one of the files or change its route',
  }));

/** Names at the top of the output that the build fills itself. */
const OWN_FILES =
  /^(?:assets|\.well-known|sitemap\.xml|robots\.txt|manifest\.webmanifest|feed\.xml|favicon[^/]*|icon-[^/]*|apple-touch-icon\.png)(?:\/|$)/;

function oneFile(documents: readonly PlannedDocument[]): Problem[] {
  const first = new Map<string, string>();
  return documents.flatMap((document) => {
    const { file, source, route } = document;
    const own = OWN_FILES.exec(file.replace(/^en\//, ''));
    const known = own ? `the build itself (${own[0]})` : first.get(file);
    first.set(file, source);
    if (known === undefined || known === source) return [];
    return [
      {
        file: source,
        needle: route,
        what: 'two pages writing one file',
        found: file,
        expected: `a file other than that of ${known}`,
        fix: 'rename one of the files or change its route',
      },
    ];
  });
}

function counterparts(pages: readonly Page[], unread: ReadonlySet<string>): Problem[] {
  const routes = new Map(pages.map((page) => [page.route, page]));
  const partner = new Map<string, string>();
  return pages.flatMap((page) => {
    if (page.counterpart === undefined || unread.has(page.counterpart)) return [];
    const what = wrongWith(page, page.counterpart, routes, partner);
    partner.set(page.counterpart, page.route);
    if (what === undefined) return [];
    return [
      {
        file: page.file,
        what,
        found: page.counterpart,
        expected: 'the address of a page in the other language',
        fix: 'correct the counterpart or remove the line',
      },
    ];
  });
}

function wrongWith(
  page: Page,
  counterpart: string,
  routes: ReadonlyMap<string, Page>,
  partner: ReadonlyMap<string, string>,
): string | undefined {
  const other = routes.get(counterpart);
  if (!other) return 'counterpart that does not exist';
  if (other.language === page.language) return 'counterpart in the same language';
  const first = partner.get(counterpart) ?? other.counterpart;
  const isTaken = first !== undefined && first !== page.route;
  return isTaken ? `counterpart that is already that of ${first}` : undefined;
}

/** Names that sections use and other files define. */
function names({ pages, site, people }: Content): Problem[] {
  const known = {
    figure: new Set(Object.keys(site.figures)),
    testimonial: new Set(people.testimonials.map(({ id }) => id)),
  };
  return pages.flatMap((page) =>
    page.sections
      .flatMap((section) => kindOf(section).names?.(section) ?? [])
      .filter(([of, name]) => !known[of].has(name))
      .map(([of, name]) => ({
        file: page.file,
        what: `unknown ${of}`,
        found: name,
        expected: `one of ${[...known[of]].join(', ')}`,
        fix: `correct the name or add the ${of}`,
      })),
  );
}

/** Categories and tags of one language that are two to their readers and one by their address. */
function sameTerm(posts: readonly Post[]): Problem[] {
  const terms = posts.flatMap(({ category, tags = [], language, file }) =>
    [category, ...tags].map((name) => ({ name, file, language })),
  );
  return repeats(terms, ({ name, language }) => `${language} ${slugOf(name)}`)
    .filter(({ again, first }) => again.name !== first.name)
    .map(({ again, first }) => ({
      file: again.file,
      what: 'category or tag spelt in two ways',
      found: again.name,
      expected: `${first.name}, as in ${first.file}: both have one address`,
      fix: 'spell them alike, or rename one',
    }));
}

import type { Page, Post } from '../../content/schema/page';
import type { Site } from '../../content/schema/site';
import { getOrInsert } from '../../content/core/get-or-insert';
import { LANGUAGE_CODES, type Language, perLanguage } from '../../content/core/language';
import type { Problem } from '../../content/core/problem';
import type { Content } from './content';
import { factTable } from './facts';
import { type Loaded, type LoadedText, routeOfPage, routeOfPost } from './file-kinds';
import { closest, fillPlaceholders } from './placeholders';

/** Content with its placeholders filled from a site's facts, and those that stand for nothing. */
interface Filled<T> {
  site: Site;
  value: T;
  problems: readonly Problem[];
}

/** What was filled before, so that content which is the same object gives the same objects again. */
export class FilledBefore {
  readonly texts = new WeakMap<LoadedText, Filled<Page | Post>>();
  readonly facts = new WeakMap<Site, Record<Language, ReadonlyMap<string, string>>>();
  dictionaries: (Filled<Content['dictionaries']> & { loaded: LoadedDictionaries }) | undefined;
}

/** A page or post as it is shown; the same object for as long as the file and the facts are the same. */
export function fillText(text: LoadedText, site: Site, before: FilledBefore): Filled<Page | Post> {
  const known = before.texts.get(text);
  if (known?.site === site) return known;
  const facts = factsOf(site, before)[text.language];
  const problems: Problem[] = [];
  const report = reporter(text.file, facts, problems);
  const { body } = text;
  if (body.includes('{{')) fillPlaceholders(body.toString(), facts, report);
  const value = withBody(fillPlaceholders(withAddress(text), facts, report), () =>
    fillPlaceholders(body.toString(), facts, () => {}),
  );
  const filled = { site, value, problems };
  before.texts.set(text, filled);
  return filled;
}

/** Read when asked for: the Markdown of thousands of posts would fill the memory. */
const bodies = new WeakMap<object, () => string>();

/** One getter for all texts: V8 makes dictionaries of objects with getters of their own, which are two to three times slower to read. */
const BODY: PropertyDescriptor & ThisType<object> = {
  enumerable: true,
  get() {
    return bodies.get(this)?.();
  },
};

function withBody<T extends object>(text: T, read: () => string): T & { body: string } {
  bodies.set(text, read);
  return Object.defineProperty(text, 'body', BODY) as T & { body: string };
}

function withAddress(text: LoadedText): Omit<Page, 'body'> | Omit<Post, 'body'> {
  const { file, language } = text;
  return text.kind === 'page'
    ? {
        kind: 'page',
        ...text.data,
        file,
        language,
        route: text.data.route ?? routeOfPage(text.name),
      }
    : { kind: 'post', ...text.data, file, language, id: text.id, route: routeOfPost(text.id) };
}

export type LoadedDictionary = Extract<Loaded, { kind: 'dictionary' }>;
export type LoadedDictionaries = Record<Language, LoadedDictionary>;

/** The dictionaries; the same object as last time if files and facts are the same. */
export function fillDictionaries(
  loaded: LoadedDictionaries,
  site: Site,
  before: FilledBefore,
): Filled<Content['dictionaries']> {
  const last = before.dictionaries;
  const isSame = LANGUAGE_CODES.every((code) => last?.loaded[code] === loaded[code]);
  if (last && isSame && last.site === site) return last;
  const facts = factsOf(site, before);
  const problems: Problem[] = [];
  const value = perLanguage((language) => {
    const { data, file } = loaded[language];
    return fillPlaceholders(data, facts[language], reporter(file, facts[language], problems));
  });
  before.dictionaries = { loaded, site, value, problems };
  return before.dictionaries;
}

const factsOf = (
  site: Site,
  { facts }: FilledBefore,
): Record<Language, ReadonlyMap<string, string>> =>
  getOrInsert(facts, site, () => perLanguage((language) => factTable(site, language)));

const reporter =
  (file: string, facts: ReadonlyMap<string, string>, problems: Problem[]) =>
  (placeholder: string, name: string): void => {
    const near = closest(name, facts.keys());
    problems.push({
      file,
      what: 'unknown placeholder',
      found: placeholder,
      expected: near ? `{{${near}}}` : 'a name from site.yaml',
      fix: 'correct the name or add the fact to site.yaml',
    });
  };

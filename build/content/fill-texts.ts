import type { Dictionary } from '../../content/schema/dictionary';
import type { Page, Post } from '../../content/schema/page';
import type { Site } from '../../content/schema/site';
import type { Language } from '../../content/schema/text';
import type { Problem } from '../problems';
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

const filledTexts = new WeakMap<LoadedText, Filled<Page | Post>>();

/** A page or post as it is shown; the same object for as long as the file and the facts are the same. */
export function fillText(text: LoadedText, site: Site): Filled<Page | Post> {
  const known = filledTexts.get(text);
  if (known?.site === site) return known;
  const facts = factsOf(site, text.language);
  const problems: Problem[] = [];
  const report = reporter(text.file, facts, problems);
  const { body } = text;
  if (body.includes('{{')) fillPlaceholders(body.toString(), facts, report);
  const value = {
    ...fillPlaceholders(withAddress(text), facts, report),
    // Read when asked for: the Markdown of thousands of posts would fill the memory.
    get body(): string {
      return fillPlaceholders(body.toString(), facts, () => {});
    },
  };
  const filled = { site, value, problems };
  filledTexts.set(text, filled);
  return filled;
}

function withAddress(text: LoadedText): Omit<Page, 'body'> | Omit<Post, 'body'> {
  const { file, language } = text;
  return text.kind === 'page'
    ? { ...text.data, file, language, route: text.data.route ?? routeOfPage(text.name) }
    : { ...text.data, file, language, id: text.id, route: routeOfPost(text.id) };
}

type LoadedDictionary = Extract<Loaded, { kind: 'dictionary' }>;
export type LoadedDictionaries = Record<Language, LoadedDictionary>;

let lastDictionaries: (Filled<Content['dictionaries']> & LoadedDictionaries) | undefined;

/** Both dictionaries; the same object as last time if files and facts are the same. */
export function fillDictionaries(
  { sv, en }: LoadedDictionaries,
  site: Site,
): Filled<Content['dictionaries']> {
  const last = lastDictionaries;
  if (last && last.sv === sv && last.en === en && last.site === site) return last;
  const problems: Problem[] = [];
  const fill = ({ data, file, language }: LoadedDictionary): Dictionary => {
    const facts = factsOf(site, language);
    return fillPlaceholders(data, facts, reporter(file, facts, problems));
  };
  lastDictionaries = { sv, en, site, value: { sv: fill(sv), en: fill(en) }, problems };
  return lastDictionaries;
}

const factTables = new WeakMap<Site, Record<Language, ReadonlyMap<string, string>>>();

function factsOf(site: Site, language: Language): ReadonlyMap<string, string> {
  let tables = factTables.get(site);
  if (!tables) {
    tables = { sv: factTable(site, 'sv'), en: factTable(site, 'en') };
    factTables.set(site, tables);
  }
  return tables[language];
}

const reporter =
  (file: string, facts: ReadonlyMap<string, string>, problems: Problem[]) =>
  (placeholder: string, name: string): void => {
    const near = closest(name, facts.keys());
    problems.push({
      file,
      line: 0,
      what: 'unknown placeholder',
      found: placeholder,
      expected: near ? `{{${near}}}` : 'a name from site.yaml',
      fix: 'correct the name or add the fact to site.yaml',
    });
  };

import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { GenericSchema, InferOutput } from 'valibot';
import { Dictionary } from '../../content/schema/dictionary';
import { type Page, PageFrontMatter, type Post, PostFrontMatter } from '../../content/schema/page';
import { Navigation, People, Site } from '../../content/schema/site';
import { type Language, otherLanguage } from '../../content/schema/text';
import { type Problem, formatProblem } from '../problems';
import type { Content } from './content';
import { type Decoded, decodeMarkdown, decodeYaml } from './decode';
import { factTable } from './facts';
import { closest, fillPlaceholders } from './placeholders';
import { type Source, displayPath, lineOf, readSource } from './source';

/** A file that fits its schema, before its placeholders are filled. */
type Loaded =
  | { kind: 'site'; data: Site }
  | { kind: 'navigation'; data: Navigation }
  | { kind: 'people'; data: People }
  | { kind: 'dictionary'; language: Language; file: string; data: Dictionary }
  | { kind: 'page'; language: Language; name: string; file: string; text: Decoded<PageFrontMatter> }
  | { kind: 'post'; language: Language; id: number; file: string; text: Decoded<PostFrontMatter> };

/** Content, if it holds together, and everything wrong with it. */
export interface Assembled {
  content: Content | undefined;
  problems: Problem[];
  /** Routes of files that could not be read: links to them are not dead. */
  unread: ReadonlySet<string>;
}

type Entry = { loaded: Loaded | undefined; problems: readonly Problem[] };

const PAGE_NAME = /^pages\/(.+)\.(sv|en)\.md$/;
const POST_NAME = /^blog\/(\d+)\.(sv|en)\.md$/;
const DICTIONARY_NAME = /^dictionary\/(sv|en)\.yaml$/;
/** Files under way at a time: more would only fill the memory. */
const READ_AT_ONCE = 64;
/** Folders below the content folder that hold something else than texts. */
const NOT_TEXTS = new Set(['schema', 'images']);

/**
 * The content of one folder. Keeps what it has read, so that after a change only the changed files
 * are read again and every unchanged page and post is the same object as before.
 */
export class ContentFolder {
  private readonly entries = new Map<string, Entry>();
  private readonly filled = new WeakMap<
    Loaded,
    { site: Site; value: Page | Post; problems: readonly Problem[] }
  >();

  constructor(private readonly dir: string) {}

  /** Reads every file of the folder. */
  async readAll(): Promise<void> {
    this.entries.clear();
    const paths = await listFiles(this.dir);
    for (let start = 0; start < paths.length; start += READ_AT_ONCE) {
      await Promise.all(paths.slice(start, start + READ_AT_ONCE).map((path) => this.read(path)));
    }
  }

  /** Reads one file anew, or forgets it where it is gone. */
  async read(path: string): Promise<void> {
    if (!existsSync(path)) {
      this.entries.delete(path);
      return;
    }
    const source = await readSource(path);
    const name = this.nameOf(path);
    this.entries.set(
      path,
      'text' in source ? decodeFile(name, source) : { loaded: undefined, problems: [source] },
    );
  }

  /** What the folder holds, or every problem that keeps it from holding together. */
  assemble(): Assembled {
    const entries = [...this.entries]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, entry]) => entry);
    const problems = entries.flatMap((entry) => entry.problems);
    const unread = this.unreadRoutes();
    if (entries.length === 0) {
      problems.push(
        missing(this.dir, 'empty content folder', 'no file', 'site.yaml, pages/ and the rest'),
      );
      return { content: undefined, problems, unread };
    }
    const loaded = entries.flatMap((entry) => entry.loaded ?? []);
    const only = <K extends Loaded['kind']>(kind: K) =>
      loaded.find((file): file is Extract<Loaded, { kind: K }> => file.kind === kind);
    const dictionary = (language: Language) =>
      loaded.find(
        (file): file is DictionaryFile => file.kind === 'dictionary' && file.language === language,
      );

    const site = only('site')?.data;
    const navigation = only('navigation')?.data;
    const people = only('people')?.data;
    const sv = dictionary('sv');
    const en = dictionary('en');
    const required: Record<string, unknown> = {
      'site.yaml': site,
      'navigation.yaml': navigation,
      'people.yaml': people,
      'dictionary/sv.yaml': sv,
      'dictionary/en.yaml': en,
    };
    for (const [name, data] of Object.entries(required)) {
      const path = join(this.dir, name);
      if (data === undefined && !this.entries.has(path)) {
        problems.push(missing(path, 'missing file', 'no such file', 'a file that fits its schema'));
      }
    }
    if (!site || !navigation || !people || !sv || !en)
      return { content: undefined, problems, unread };

    const texts = loaded.flatMap((file) =>
      file.kind === 'page' || file.kind === 'post' ? this.fill(file, site) : [],
    );
    for (const { problems: found } of texts) problems.push(...found);
    const pages = texts.flatMap(({ value }) => ('sections' in value ? value : []));
    const posts = texts.flatMap(({ value }) => ('id' in value ? value : []));
    problems.push(...missingTranslations(pages, posts, unread));
    problems.push(
      ...unfilledPlaceholders(this.dir, { 'navigation.yaml': navigation, 'people.yaml': people }),
    );
    const dictionaries = this.fillDictionaries(sv, en, site);
    problems.push(...dictionaries.problems);
    return {
      content: { site, navigation, people, dictionaries: dictionaries.value, pages, posts },
      problems,
      unread,
    };
  }

  private unreadRoutes(): ReadonlySet<string> {
    const failed = [...this.entries].filter(([, { loaded }]) => loaded === undefined);
    return new Set(failed.flatMap(([path]) => routeOfFile(this.nameOf(path)) ?? []));
  }

  private nameOf(path: string): string {
    return relative(this.dir, path).replaceAll('\\', '/');
  }

  private fill(file: Extract<Loaded, { kind: 'page' | 'post' }>, site: Site) {
    const known = this.filled.get(file);
    if (known?.site === site) return known;
    const problems: Problem[] = [];
    const facts = factsOf(site, file.language);
    const value = fillPlaceholders(unfilled(file), facts, (placeholder, name) => {
      problems.push(unknownPlaceholder(file.file, placeholder, name, facts.keys()));
    });
    const filled = { site, value, problems };
    this.filled.set(file, filled);
    return filled;
  }

  private dictionaries: FilledDictionaries | undefined;

  private fillDictionaries(sv: DictionaryFile, en: DictionaryFile, site: Site): FilledDictionaries {
    const known = this.dictionaries;
    if (known && known.sv === sv && known.en === en && known.site === site) return known;
    const problems: Problem[] = [];
    const fill = ({ data, file, language }: DictionaryFile): Dictionary => {
      const facts = factsOf(site, language);
      return fillPlaceholders(data, facts, (placeholder, name) => {
        problems.push(unknownPlaceholder(file, placeholder, name, facts.keys()));
      });
    };
    this.dictionaries = { sv, en, site, value: { sv: fill(sv), en: fill(en) }, problems };
    return this.dictionaries;
  }
}

type DictionaryFile = Extract<Loaded, { kind: 'dictionary' }>;

/** Both dictionaries, and what they were filled from: the same object for as long as that is the same. */
interface FilledDictionaries {
  sv: DictionaryFile;
  en: DictionaryFile;
  site: Site;
  value: Content['dictionaries'];
  problems: readonly Problem[];
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

async function listFiles(dir: string): Promise<string[]> {
  if (!existsSync(dir)) return [];
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory() && /\.(md|yaml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !NOT_TEXTS.has(relative(dir, path).split(sep, 1)[0] ?? ''));
}

function decodeFile(name: string, source: Source): Entry {
  const yaml = <S extends GenericSchema>(
    schema: S,
    wrap: (data: InferOutput<S>) => Loaded,
  ): Entry => {
    const result = decodeYaml(schema, source);
    return result.ok
      ? { loaded: wrap(result.value.data), problems: [] }
      : { loaded: undefined, problems: result.problems };
  };
  const markdown = <S extends GenericSchema>(
    schema: S,
    wrap: (text: Decoded<InferOutput<S>>) => Loaded,
  ): Entry => {
    const result = decodeMarkdown(schema, source);
    return result.ok
      ? { loaded: wrap(result.value), problems: [] }
      : { loaded: undefined, problems: result.problems };
  };
  if (name === 'site.yaml') return yaml(Site, (data) => ({ kind: 'site', data }));
  if (name === 'navigation.yaml') return yaml(Navigation, (data) => ({ kind: 'navigation', data }));
  if (name === 'people.yaml') return yaml(People, (data) => ({ kind: 'people', data }));
  const dictionary = DICTIONARY_NAME.exec(name);
  if (dictionary) {
    const language = dictionary[1] as Language;
    return yaml(Dictionary, (data) => ({ kind: 'dictionary', language, file: source.file, data }));
  }
  const { file } = source;
  const page = PAGE_NAME.exec(name);
  if (page?.[1] !== undefined && !isAddress(page[1])) {
    return {
      loaded: undefined,
      problems: [
        {
          file,
          line: 0,
          what: 'file name that makes no address',
          found: name,
          expected: 'lower-case letters, digits and hyphens',
          fix: 'rename the file',
        },
      ],
    };
  }
  if (page) {
    const language = page[2] as Language;
    return markdown(PageFrontMatter, (text) => ({
      kind: 'page',
      language,
      name: page[1] as string,
      file,
      text,
    }));
  }
  const post = POST_NAME.exec(name);
  if (post) {
    const language = post[2] as Language;
    return markdown(PostFrontMatter, (text) => ({
      kind: 'post',
      language,
      id: Number(post[1]),
      file,
      text,
    }));
  }
  return {
    loaded: undefined,
    problems: [
      {
        file,
        line: 0,
        what: 'file of no known kind',
        found: name,
        expected:
          'pages/<route>.<sv|en>.md, blog/<number>.<sv|en>.md, dictionary/<sv|en>.yaml, site.yaml, navigation.yaml or people.yaml',
        fix: 'rename the file or move it out of the content folder',
      },
    ],
  };
}

const isAddress = (name: string): boolean => /^[a-z0-9._-]+(?:\/[a-z0-9._-]+)*$/.test(name);

/** `index` is the root; other names are their own route. */
const routeOf = (name: string): string =>
  name === 'index' ? '/' : `/${name.replace(/\/index$/, '')}`;

function routeOfFile(name: string): string | undefined {
  const page = PAGE_NAME.exec(name)?.[1];
  if (page !== undefined) return routeOf(page);
  const post = POST_NAME.exec(name)?.[1];
  return post === undefined ? undefined : `/blog/${post}`;
}

function unfilled(file: Extract<Loaded, { kind: 'page' | 'post' }>): Page | Post {
  const common = { file: file.file, language: file.language, body: file.text.body };
  return file.kind === 'page'
    ? { ...file.text.data, ...common, route: file.text.data.route ?? routeOf(file.name) }
    : { ...file.text.data, ...common, id: file.id, route: `/blog/${file.id}` };
}

/** Menus and people are shown as they are written: a placeholder there would be, too. */
function unfilledPlaceholders(dir: string, files: Readonly<Record<string, unknown>>): Problem[] {
  return Object.entries(files).flatMap(([name, data]) =>
    (JSON.stringify(data).match(/\{\{[^{}]*\}\}/g) ?? []).map((placeholder) => ({
      file: displayPath(join(dir, name)),
      line: 0,
      what: 'placeholder where none is filled',
      found: placeholder,
      expected: 'the words themselves',
      fix: 'write out what it stands for',
    })),
  );
}

function missingTranslations(
  pages: readonly Page[],
  posts: readonly Post[],
  unread: ReadonlySet<string>,
): Problem[] {
  const known = new Set([...pages, ...posts].map((text) => `${text.route} ${text.language}`));
  const counterparts = new Set(pages.flatMap((page) => page.counterpart ?? []));
  return [...pages, ...posts].flatMap((text) => {
    const paired =
      'sections' in text && (text.counterpart !== undefined || counterparts.has(text.route));
    const other = otherLanguage(text.language);
    if (
      text.translation === 'none' ||
      paired ||
      unread.has(text.route) ||
      known.has(`${text.route} ${other}`)
    )
      return [];
    const twin = text.file.replace(`.${text.language}.md`, `.${other}.md`);
    return [
      missing(
        twin,
        'missing translation',
        `only ${text.file}`,
        'the same text in the other language',
        `write it, or say "translation: none" in ${text.file}`,
      ),
    ];
  });
}

function missing(
  path: string,
  what: string,
  found: string,
  expected: string,
  fix = 'add it',
): Problem {
  return { file: displayPath(path), line: 0, what, found, expected, fix };
}

function unknownPlaceholder(
  file: string,
  placeholder: string,
  name: string,
  names: Iterable<string>,
): Problem {
  const near = closest(name, names);
  return {
    file,
    line: 0,
    what: 'unknown placeholder',
    found: placeholder,
    expected: near ? `{{${near}}}` : 'a name from site.yaml',
    fix: 'correct the name or add the fact to site.yaml',
  };
}

/**
 * Gives every problem that names a text but no line the line on which that text stands. What the
 * named file does not hold comes from the menus, so it is looked for in navigation.yaml as well.
 */
export async function withLines(
  problems: readonly Problem[],
  contentDir: string,
): Promise<Problem[]> {
  const navigation = displayPath(join(contentDir, 'navigation.yaml'));
  const placed = await Promise.all(
    problems.map(async (problem) => {
      if (problem.line > 0) return problem;
      const needle = problem.needle ?? problem.found;
      for (const file of [problem.file, navigation]) {
        const line = await findLine(file, needle);
        if (line > 0) return { ...problem, file, line };
      }
      return problem;
    }),
  );
  return [...new Map(placed.map((problem) => [formatProblem(problem), problem])).values()];
}

async function findLine(file: string, needle: string): Promise<number> {
  const source = await readSource(file).catch(() => undefined);
  return source && 'text' in source ? lineOf(source.text, needle) : 0;
}

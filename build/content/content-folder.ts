import { existsSync, lstatSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { AnySection } from '../../components/sections/registry';
import { LANGUAGE_CODES, type Language, perLanguage } from '../../content/core/language';
import type { Problem } from '../../content/core/problem';
import type { Content } from './content';
import { type Entry, type Loaded, decodeFile, isText, refused, routeOfFile } from './file-kinds';
import {
  FilledBefore,
  type LoadedDictionaries,
  type LoadedDictionary,
  fillDictionaries,
  fillText,
} from './fill-texts';
import { emptyFolder, missingFiles, missingTranslations } from './missing';
import type { Theme } from '../../content/schema/theme';
import { displayPath } from '../../content/core/display-path';
import { readSource } from './source';

/** Content, if it holds together, and everything wrong with it. */
interface Assembled {
  content: Content | undefined;
  problems: Problem[];
  /** Routes of files that could not be read: links to them are not dead. */
  unread: ReadonlySet<string>;
}

/** Files read at a stretch before other work gets its turn. */
const READ_AT_A_STRETCH = 64;
/** Folders below the content folder that hold something else than texts. */
const NOT_TEXTS = new Set(['schema', 'images', 'files']);

interface NamedEntry extends Entry {
  name: string;
  /** Addresses that the file names, where it could not be read as a whole. */
  addresses: readonly string[];
}

/**
 * The content of one folder. Keeps what it has read, so that after a change only the changed files
 * are read again and every unchanged page and post is the same object as before.
 */
export class ContentFolder {
  private readonly entries = new Map<string, NamedEntry>();
  private readonly filled = new FilledBefore();
  private section = AnySection;

  constructor(private readonly dir: string) {}

  /**
   * Reads every file of the folder.
   *
   * @param section - what a section may be, from now on; where components are edited it changes.
   */
  async readAll(section = this.section): Promise<void> {
    this.section = section;
    this.entries.clear();
    // Sorted, as they are again after each change: that takes next to no time where they are already.
    const files = (await listFiles(this.dir)).sort();
    for (const [index, path] of files.entries()) {
      this.read(path);
      if (index % READ_AT_A_STRETCH === 0) await setImmediate();
    }
  }

  /** Reads the theme before all else, for code is bundled with it; nothing where it is not fit for use. */
  readTheme(): Theme | undefined {
    this.read(join(this.dir, 'theme.yaml'));
    const loaded = this.entries.get('theme.yaml')?.loaded;
    return loaded?.kind === 'theme' ? loaded.data : undefined;
  }

  /** Reads one file anew, or forgets it where it is gone; what it held before stays while it is broken. */
  read(path: string): void {
    const name = this.nameOf(path);
    if (!lstatSync(path, { throwIfNoEntry: false })) {
      this.entries.delete(name);
      return;
    }
    const source = readSource(path);
    const entry = 'text' in source ? decodeFile(name, source, this.section) : refused([source]);
    const { loaded = this.entries.get(name)?.loaded, problems } = entry;
    const addresses = !loaded && 'text' in source ? addressesIn(source.text) : [];
    this.entries.set(name, { name, loaded, problems, addresses });
  }

  /** What the folder holds, or every problem that keeps it from holding together. */
  assemble(): Assembled {
    const entries = [...this.entries.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    const unread = unreadRoutes(entries);
    if (entries.length === 0)
      return { content: undefined, problems: [emptyFolder(this.dir)], unread };
    const problems = entries.flatMap((entry) => entry.problems);
    problems.push(
      ...missingFiles(
        (name) => this.fileOf(name),
        (name) => this.entries.has(name),
      ),
    );
    const loaded = entries.flatMap((entry) => entry.loaded ?? []);
    const parts = partsOf(loaded);
    if (!parts) return { content: undefined, problems, unread };

    const { site, navigation, people, theme, logo } = parts;
    const dictionaries = fillDictionaries(parts.dictionaries, site, this.filled);
    const texts = loaded.flatMap((file) =>
      file.kind === 'page' || file.kind === 'post' ? fillText(file, site, this.filled) : [],
    );
    const pages = texts.flatMap(({ value }) => (value.kind === 'page' ? value : []));
    const posts = texts.flatMap(({ value }) => (value.kind === 'post' ? value : []));
    problems.push(
      ...texts.flatMap((text) => text.problems),
      ...dictionaries.problems,
      ...missingTranslations(pages, posts, unread),
      ...unfilledPlaceholders(this.fileOf('navigation.yaml'), navigation),
      ...unfilledPlaceholders(this.fileOf('people.yaml'), people),
    );
    return {
      content: {
        site,
        navigation,
        people,
        theme,
        logo,
        dictionaries: dictionaries.value,
        pages,
        posts,
        redirects: { file: this.fileOf('redirects.yaml'), data: parts.redirects },
      },
      problems,
      unread,
    };
  }

  private nameOf(path: string): string {
    return relative(this.dir, path).replaceAll('\\', '/');
  }

  private fileOf(name: string): string {
    return displayPath(join(this.dir, name));
  }
}

const unreadRoutes = (entries: readonly NamedEntry[]): ReadonlySet<string> =>
  new Set(
    entries
      .filter(({ loaded }) => !loaded)
      .flatMap(({ name, addresses }) => [routeOfFile(name) ?? [], addresses].flat()),
  );

/** Addresses that a file names as its own or its counterpart's, even where it cannot be read as a whole. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/^(?:route|counterpart): *["']?(\/[^\s"']*)/gm)].map(([, path = '']) => path);

async function listFiles(dir: string): Promise<string[]> {
  if (!existsSync(dir)) return [];
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter(
      (entry) =>
        // A link without an ending may lead to a folder, which is told.
        !entry.isDirectory() &&
        (isText(entry.name) || (entry.isSymbolicLink() && extname(entry.name) === '')),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !NOT_TEXTS.has(relative(dir, path).split(sep, 1)[0] ?? ''));
}

/** The files that there is one of each; nothing where one of them is missing or wrong. */
function partsOf(loaded: readonly Loaded[]) {
  const only = <K extends Loaded['kind']>(kind: K) =>
    loaded.find((file): file is Extract<Loaded, { kind: K }> => file.kind === kind);
  const dictionaries = perLanguage((language) =>
    loaded.find(
      (file): file is LoadedDictionary => file.kind === 'dictionary' && file.language === language,
    ),
  );
  const site = only('site')?.data;
  const navigation = only('navigation')?.data;
  const people = only('people')?.data;
  const theme = only('theme')?.data;
  const logo = only('logo')?.data;
  const redirects = only('redirects')?.data ?? {};
  return site && navigation && people && theme && logo && areAll(dictionaries)
    ? { site, navigation, people, theme, logo, redirects, dictionaries }
    : undefined;
}

const areAll = (
  found: Record<Language, LoadedDictionary | undefined>,
): found is LoadedDictionaries => LANGUAGE_CODES.every((code) => found[code] !== undefined);

/** Menus and people are shown as they are written: a placeholder there would be, too. */
const unfilledPlaceholders = (file: string, data: unknown): Problem[] =>
  (JSON.stringify(data).match(/\{\{[^{}]*\}\}/g) ?? []).map((placeholder) => ({
    file,
    what: 'placeholder where none is filled',
    found: placeholder,
    expected: 'the words themselves',
    fix: 'write out what it stands for',
  }));

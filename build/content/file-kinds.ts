import type { GenericSchema, InferOutput } from 'valibot';
import { Dictionary } from '../../content/schema/dictionary';
import type { AnySection } from '../../components/sections/registry';
import { type PageFrontMatter, PostFrontMatter, pageFrontMatter } from '../../content/schema/page';
import { Redirects } from '../../content/schema/redirects';
import { Navigation, People, Site } from '../../content/schema/site';
import { type Logo, Theme } from '../../content/schema/theme';
import { LANGUAGE_CODES, type Language } from '../../content/core/language';
import type { Problem } from '../../content/core/problem';
import { slugOf } from '../../content/core/slug';
import { type Decoded, decodeMarkdown, decodeYaml } from './decode';
import { missingFonts } from '../fonts/font-files';
import { checkContrast } from './check-contrast';
import { decodeLogo } from './decode-logo';
import type { Source } from './source';

/** A file that fits its schema, before its placeholders are filled. */
export type Loaded =
  | { kind: 'site'; data: Site }
  | { kind: 'navigation'; data: Navigation }
  | { kind: 'people'; data: People }
  | { kind: 'theme'; data: Theme }
  | { kind: 'logo'; data: Logo }
  | { kind: 'redirects'; data: Redirects }
  | { kind: 'dictionary'; language: Language; file: string; data: Dictionary }
  | LoadedText;

/** A page or post. Its Markdown is kept as UTF-8: half of what a string with a dash in it takes. */
export type LoadedText = { language: Language; file: string; body: Buffer } & (
  | { kind: 'page'; name: string; data: PageFrontMatter }
  | { kind: 'post'; id: number; data: PostFrontMatter }
);

/** What became of a file. */
export type Entry = { loaded: Loaded | undefined; problems: readonly Problem[] };

export const LOGO_NAME = 'logo.svg';
const LANGUAGE = `(${LANGUAGE_CODES.join('|')})`;
const PAGE_NAME = new RegExp(`^pages/(.+)\\.${LANGUAGE}\\.md$`);
const POST_NAME = new RegExp(`^blog/(\\d+)\\.${LANGUAGE}\\.md$`);
const DICTIONARY_NAME = new RegExp(`^dictionary/${LANGUAGE}\\.yaml$`);

/**
 * Reads a file by the schema of its kind.
 *
 * @param name - path below the content folder, which says the kind.
 * @param section - what a section of a page may be.
 */
export function decodeFile(name: string, source: Source, section: typeof AnySection): Entry {
  const yaml = <S extends GenericSchema>(
    schema: S,
    wrap: (data: InferOutput<S>) => Loaded,
  ): Entry => {
    const result = decodeYaml(schema, source);
    return result.ok ? { loaded: wrap(result.value.data), problems: [] } : refused(result.problems);
  };
  const markdown = <S extends GenericSchema>(
    schema: S,
    wrap: (text: Decoded<InferOutput<S>>) => Loaded,
  ): Entry => {
    const result = decodeMarkdown(schema, source);
    return result.ok ? { loaded: wrap(result.value), problems: [] } : refused(result.problems);
  };
  const { file } = source;
  if (name === 'site.yaml') return yaml(Site, (data) => ({ kind: 'site', data }));
  if (name === 'navigation.yaml') return yaml(Navigation, (data) => ({ kind: 'navigation', data }));
  if (name === 'people.yaml') return yaml(People, (data) => ({ kind: 'people', data }));
  if (name === 'theme.yaml') {
    const { loaded, problems } = yaml(Theme, (data) => ({ kind: 'theme', data }));
    if (loaded?.kind !== 'theme') return refused(problems);
    const missing = missingFonts(loaded.data, file);
    return missing.length > 0
      ? refused(missing)
      : { loaded, problems: checkContrast(loaded.data, file) };
  }
  if (name === LOGO_NAME) {
    const logo = decodeLogo(source);
    return 'what' in logo
      ? refused([logo])
      : { loaded: { kind: 'logo', data: logo }, problems: [] };
  }
  if (name === 'redirects.yaml') return yaml(Redirects, (data) => ({ kind: 'redirects', data }));
  const dictionary = DICTIONARY_NAME.exec(name);
  if (dictionary) {
    const language = dictionary[1] as Language;
    return yaml(Dictionary, (data) => ({ kind: 'dictionary', language, file, data }));
  }
  const page = namedBy(PAGE_NAME, name);
  if (page) {
    const { stem, language } = page;
    if (!isAddress(stem)) return refused([noAddress(file, name)]);
    return markdown(pageFrontMatter(section), ({ data, body }) => ({
      kind: 'page',
      language,
      name: stem,
      file,
      data,
      body: packed(body),
    }));
  }
  const post = namedBy(POST_NAME, name);
  if (post) {
    const { stem, language } = post;
    return markdown(PostFrontMatter, ({ data, body }) => ({
      kind: 'post',
      language,
      id: Number(stem),
      file,
      data,
      body: packed(body),
    }));
  }
  return refused([noKind(file, name)]);
}

/** What a pattern of file names captures: what the file is called, and its language. */
function namedBy(pattern: RegExp, name: string): { stem: string; language: Language } | undefined {
  const match = pattern.exec(name);
  return match ? { stem: match[1] ?? '', language: match[2] as Language } : undefined;
}

/** A buffer of exactly its size: a shared pool's slabs would be kept half empty. */
function packed(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

export const refused = (problems: readonly Problem[]): Entry => ({ loaded: undefined, problems });

const isAddress = (name: string): boolean => /^[a-z0-9._-]+(?:\/[a-z0-9._-]+)*$/.test(name);

const noAddress = (file: string, name: string): Problem => ({
  file,
  what: 'file name that makes no address',
  found: name,
  expected: 'the letters a to z in lower case, digits and hyphens',
  fix: `rename it to ${name.replace(/[^/]+(?=\/|\.[a-z]+\.md$)/g, slugOf)}`,
});

const noKind = (file: string, name: string): Problem => ({
  file,
  what: 'file of no known kind',
  found: name,
  expected: 'pages/<address>.<sv|en>.md, blog/<number>.<sv|en>.md or a YAML file that there is',
  fix: `${nameMeant(name) ?? 'rename it'}, or move it out of the content folder`,
});

/** What to do about a name that is close to one of ours. */
function nameMeant(name: string): string | undefined {
  const usual = name.replace(/\.(?:mdx?|markdown)$/i, '.md').replace(/\.ya?ml$/i, '.yaml');
  if (usual !== name) return `rename it to ${usual}`;
  if (name.startsWith('blog/')) return 'number it, as "npm run new -- post" does';
  const named = /^(?:pages\/)?(.*?)(?:\.[a-z]{2})?\.md$/.exec(name)?.[1];
  return (
    named && `name it ${LANGUAGE_CODES.map((code) => `pages/${named}.${code}.md`).join(' or ')}`
  );
}

/** Whether a file of the content folder is meant to be read, under its right name or a wrong one. */
export const isText = (name: string): boolean =>
  /\.(?:mdx?|markdown|ya?ml)$/i.test(name) || name === LOGO_NAME;

/** `index` is the root; other names are their own route. */
export const routeOfPage = (name: string): string =>
  name === 'index' ? '/' : `/${name.replace(/\/index$/, '')}`;

export const routeOfPost = (id: number | string): string => `/blog/${id}`;

/** The address that a file of this name is for, whatever stands in it; none where it is no page or post. */
export function routeOfFile(name: string): string | undefined {
  const page = PAGE_NAME.exec(name)?.[1];
  if (page !== undefined) return routeOfPage(page);
  const post = POST_NAME.exec(name)?.[1];
  return post === undefined ? undefined : routeOfPost(post);
}

import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CommandError, misused, readArguments, runCommand } from '../../content/core/command-line';
import { displayPath } from '../../content/core/display-path';
import { LANGUAGE_CODES, type Language } from '../../content/core/language';
import { PROJECT } from '../../content/core/project';
import { slugOf } from '../../content/core/slug';
import { TITLE_LENGTH } from '../../content/schema/page';

const USAGE = `Usage: npm run new -- post|page|case|city "Titel" ["English title"] [--content DIR]
  post           a post of the blog, at the next free number
  page           a page at an address made of its title
  case           a case of the portfolio, named by its customer
  city           a city's page, named by the city; in Swedish alone
  --content DIR  write into other content than ./content`;

/** Where a new text is, by its kind. */
const ADDRESSES: Readonly<Record<string, (slug: string, content: string) => string>> = {
  post: (_, content) => `/blog/${nextNumber(join(content, 'blog'))}`,
  page: (slug) => `/${slug}`,
  case: (slug) => `/portfolio/${slug}`,
  city: (slug) => `/webbyra-${slug}`,
};

/** `npm run new`: writes a text's files from the templates of build/new/, as drafts. */
async function newText(): Promise<void> {
  const { values, positionals } = readArguments({
    usage: USAGE,
    positionals: true,
    options: { content: { type: 'string', default: 'content' } },
  });
  const [kind = '', title = '', english = `English: ${title}`.slice(0, TITLE_LENGTH.max)] =
    positionals;
  const address = ADDRESSES[kind];
  if (!address) throw misused(`A kind is missing, or ${JSON.stringify(kind)} is none`, USAGE);
  if (!/[\p{L}\p{N}]/u.test(title))
    throw misused('A title with letters or digits is missing', USAGE);
  const slug = slugOf(title);
  const content = resolve(values.content);
  if (!existsSync(content)) throw new CommandError(`There is no folder ${values.content}.`);

  const route = address(slug, content);
  const titles: Record<Language, string> = { sv: title, en: english };
  const files: { path: string; text: string }[] = [];
  for (const language of LANGUAGE_CODES) {
    const template = join(PROJECT, 'build/new', `${kind}.${language}.md`);
    if (!existsSync(template)) continue;
    const path = join(content, kind === 'post' ? '' : 'pages', `${route}.${language}.md`);
    if (existsSync(path)) throw new CommandError(`${displayPath(path)} is there already.`);
    files.push({ path, text: fill(await readFile(template, 'utf8'), titles[language]) });
  }
  for (const { path, text } of files) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { flag: 'wx' });
  }
  console.log(`Wrote ${files.map(({ path }) => displayPath(path)).join(' and ')}.
npm run dev shows ${route} with a mark. Write, then remove the line "draft: true": the next build publishes it.`);
}

const nextNumber = (folder: string): number =>
  1 + Math.max(0, ...(existsSync(folder) ? readdirSync(folder) : []).map((name) => parseInt(name)));

/** A template with its title and today's date. What follows a bar belongs to titles that are too short. */
function fill(template: string, title: string): string {
  const words: Readonly<Record<string, string>> = {
    date: new Date().toISOString().slice(0, 10),
    title: JSON.stringify(title).slice(1, -1),
  };
  return template
    .replace(/^title: (.*)\|(.*)$/m, (_, start: string, rest: string) => {
      const own = start.replace('%title%', () => title);
      if (own.length > TITLE_LENGTH.max)
        throw new CommandError(
          `${own} has ${own.length} characters; search results show ${TITLE_LENGTH.max}.`,
        );
      return `title: ${JSON.stringify(own.length < TITLE_LENGTH.min ? own + rest : own)}`;
    })
    .replace(/%(date|title)%/g, (_, name: string) => words[name] ?? '');
}

await runCommand(newText);

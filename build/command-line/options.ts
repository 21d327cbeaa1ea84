import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError, misused, readArguments } from '../../content/core/command-line';

export interface Options {
  command: (typeof COMMANDS)[number];
  /** Folder of the content. */
  content: string;
  /** Folder that is written. */
  out: string;
  /** Address of the site; the content's own where absent. */
  siteUrl: string | undefined;
  json: boolean;
  /** What is otherwise told as a warning keeps a build from being written. */
  strict: boolean;
  /** Draw social cards that are not in the cache. */
  cards: boolean;
  port: number;
}

const COMMANDS = ['build', 'dev', 'start'] as const;

const usageOf = (command: string): string => `Usage: npm run ${command} -- [options]
  --content DIR    use other content than ./content
  --out DIR        write to another folder than ./dist
  --site-url URL   the site's address (or SITE_URL; the content's own otherwise)
  --strict         refuse what is otherwise a warning, such as a title that is too long
  --json           print the summary, or the problems, as JSON; npm's own lines go before it
                   unless it is told to be silent: npm run -s build -- --json
  --no-cards       leave out social cards that are not drawn yet
  --port N         port of dev and start (or PORT; 4173)`;

/**
 * Reads the command line.
 *
 * @throws UsageError for anything it does not understand.
 */
export function readOptions(
  [command, ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
): Options {
  const known = COMMANDS.find((name) => name === command);
  if (!known)
    throw misused(`Unknown command ${JSON.stringify(command ?? '')}`, usageOf(COMMANDS.join('|')));
  const { values } = readArguments(
    {
      usage: usageOf(known),
      options: {
        content: { type: 'string' },
        out: { type: 'string' },
        'site-url': { type: 'string' },
        json: { type: 'boolean' },
        strict: { type: 'boolean' },
        'no-cards': { type: 'boolean' },
        port: { type: 'string' },
      },
    },
    args,
  );
  const out = resolve(values.out ?? 'dist');
  const content = resolve(values.content ?? 'content');
  const siteUrl = values['site-url'] ?? env.SITE_URL;
  if (existsSync(content) && !statSync(content).isDirectory()) {
    throw new UsageError(`--content ${content} is a file. Name the folder that holds site.yaml.`);
  }
  refuseDangerousOut(out, content);
  return {
    command: known,
    content,
    out,
    siteUrl: siteUrl === undefined || siteUrl === '' ? undefined : readUrl(siteUrl),
    json: values.json ?? false,
    strict: values.strict ?? false,
    cards: !values['no-cards'],
    port: readPort(values.port ?? env.PORT),
  };
}

function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new UsageError(
      `The site address ${JSON.stringify(text)} is not one. Expected http(s)://host without a path, as in https://www.example.com.`,
    );
  }
  return url.origin;
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return 4173;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 0 || port > 65535) {
    throw new UsageError(
      `The port is ${JSON.stringify(text)}. Expected a whole number from 0 to 65535.`,
    );
  }
  return port;
}

/** The output folder is replaced whole, so it must be one that only builds have written. */
function refuseDangerousOut(out: string, content: string): void {
  const inside = (child: string, parent: string): boolean => `${child}/`.startsWith(`${parent}/`);
  if (inside(content, out) || inside(process.cwd(), out) || inside(out, content)) {
    throw new UsageError(
      `--out ${out} would replace or pollute the project itself. Name a folder of its own.`,
    );
  }
  if (!existsSync(out)) return;
  if (!statSync(out).isDirectory()) throw new UsageError(`--out ${out} is a file. Name a folder.`);
  const index = `${out}/index.html`;
  const ours = existsSync(index) && readFileSync(index, 'utf8').includes('id="structured-data"');
  const empty = readdirSync(out).length === 0;
  if (!ours && !empty) {
    throw new UsageError(
      `--out ${out} holds files that no build wrote, and a build replaces the whole folder. Empty it or name another.`,
    );
  }
}

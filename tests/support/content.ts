import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { PROJECT } from '../../content/core/project';
import { type BuildSummary, buildSite } from '../../build/assembly/build-site';
import { displayPath } from '../../content/core/display-path';
import { type Options, readOptions } from '../../build/command-line/options';
import { ContentError, type Problem, formatProblems } from '../../content/core/problem';
import { silent } from '../../build/command-line/progress';
import { type Run, runProgram } from './run-script';
import { temporaryFolder } from './temporary-folder';

/** A small content folder that passes every check. */
export const FIXTURE = join(PROJECT, 'tests/fixtures/site');
/** The site's own content, or what is tried in its place. */
export const CONTENT = process.env.TEST_CONTENT ?? join(PROJECT, 'content');

/** What to do to one file of a copied content folder. */
export type Edit = (path: string) => Promise<void>;

/** Replaces a text that must be there, or what matches a pattern for the first time. */
export const replace =
  (from: string | RegExp, to: string): Edit =>
  async (path) => {
    const text = await readFile(path, 'utf8');
    const edited = typeof from === 'string' ? text.replaceAll(from, to) : text.replace(from, to);
    if (edited === text) throw new Error(`${path} does not hold ${String(from)}`);
    await writeFile(path, edited);
  };

/** Writes a file, new or not. */
export const write =
  (bytes: string | Uint8Array): Edit =>
  async (path) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  };

/** Adds text at the end of a file. */
export const append =
  (text: string): Edit =>
  async (path) =>
    writeFile(path, `${await readFile(path, 'utf8')}${text}`);

/** Deletes a file that must be there. */
export const remove: Edit = (path) => rm(path);

/** Edits by path below the content folder. */
export type Edits = Readonly<Record<string, Edit>>;

/** A copy of a content folder with some files changed. */
export async function editedContent(edits: Edits, from = FIXTURE): Promise<string> {
  const folder = join(await temporaryFolder(), 'content');
  await cp(from, folder, { recursive: true });
  for (const [path, edit] of Object.entries(edits)) await edit(join(folder, path));
  return folder;
}

export type Outcome =
  | { kind: 'built'; out: string; summary: BuildSummary }
  | { kind: 'refused'; problems: readonly Problem[]; message: string };

/** Runs the real build, without social cards. Problems name files below the content folder. */
export async function build(content: string, options: Partial<Options> = {}): Promise<Outcome> {
  const out = options.out ?? join(await temporaryFolder(), 'dist');
  try {
    const given = readOptions(['build', '--content', content, '--out', out, '--no-cards'], {});
    const summary = await buildSite({ ...given, ...options }, silent);
    return { kind: 'built', out, summary };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const problems = namedBelow(content, error.problems);
    return { kind: 'refused', problems, message: formatProblems(problems) };
  }
}

/** Problems that name files below a content folder. */
export function namedBelow(content: string, problems: readonly Problem[]): Problem[] {
  const prefix = `${displayPath(content)}/`;
  return problems.map((problem) => ({
    ...problem,
    file: problem.file.replace(prefix, ''),
    found: problem.found.replace(prefix, ''),
    expected: problem.expected.replace(prefix, ''),
    fix: problem.fix.replace(prefix, ''),
  }));
}

/** The output folder of a build that must succeed. */
export async function built(content: string, options: Partial<Options> = {}): Promise<string> {
  const outcome = await build(content, options);
  if (outcome.kind === 'refused') throw new Error(`The build was refused:\n${outcome.message}`);
  return outcome.out;
}

/**
 * Runs the command line itself, as `npm run build -- …` does.
 *
 * @param options - further environment; another copy of the project; modules that Node loads first.
 */
export function runCli(
  args: readonly string[],
  {
    env = {},
    project = PROJECT,
    preload = [],
  }: { env?: NodeJS.ProcessEnv; project?: string; preload?: readonly string[] } = {},
): Promise<Run> {
  const modules = preload.flatMap((module) => ['--import', module]);
  const command = [...modules, join(project, 'build/run.mjs'), ...args];
  return runProgram(process.execPath, command, { cwd: project, env: { NODE_ENV: '', ...env } });
}

/** Paths of all files below a folder, sorted, with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** A folder's files by path, byte for byte. */
export async function bytesOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const paths = await filesBelow(folder);
  const contents = await Promise.all(paths.map((path) => readFile(join(folder, path), 'latin1')));
  return new Map(paths.map((path, index) => [path, contents[index] ?? '']));
}

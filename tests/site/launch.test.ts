import { cp, mkdir, readFile, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { PROJECT } from '../../content/core/project';
import { FIXTURE, append, filesBelow, replace, runCli } from '../support/content';
import { temporaryFolder } from '../support/temporary-folder';

const COPIED = ['build', 'client', 'components', 'lambdas', 'content/core', 'content/schema'];
const SETTINGS = ['package.json', 'tsconfig.json'];

let project = '';
let component = '';

beforeAll(async () => {
  project = await temporaryFolder();
  await mkdir(join(project, 'content'));
  for (const name of [...COPIED, ...SETTINGS]) {
    await cp(join(PROJECT, name), join(project, name), { recursive: true });
  }
  await symlink(join(PROJECT, 'node_modules'), join(project, 'node_modules'));
  component = await fileWith('not-found-code');
});

/** The component that holds a text. */
async function fileWith(text: string): Promise<string> {
  const components = join(project, 'components');
  for (const name of await filesBelow(components)) {
    const path = join(components, name);
    if (name.endsWith('.tsx') && (await readFile(path, 'utf8')).includes(text)) return path;
  }
  throw new Error(`No component holds ${text}`);
}

const out = (): string => join(project, 'dist');
const build = (preload: readonly string[] = []) =>
  runCli(['build', '--content', FIXTURE, '--out', out(), '--no-cards'], { project, preload });

/** What was compiled and bundled, and when. */
async function made(): Promise<Record<string, number>> {
  const files = await filesBelow(join(project, '.cache'));
  const code = files.filter((file) => /^(?:code-|bundles)/.test(file));
  const times = code.map(async (file) => (await stat(join(project, '.cache', file))).mtimeMs);
  return Object.fromEntries((await Promise.all(times)).map((time, index) => [code[index], time]));
}

test('a second run of the same sources compiles and bundles nothing; of others, it does', async () => {
  expect(await build()).toMatchObject({ code: 0 });
  const first = await made();
  expect(Object.keys(first).length).toBeGreaterThan(2);
  expect(await build()).toMatchObject({ code: 0 });
  expect(await made()).toEqual(first);

  await replace('not-found-code', 'not-found-sign')(component);
  expect(await build()).toMatchObject({ code: 0 });
  expect(await made()).not.toEqual(first);
  expect(await readFile(join(out(), '404.html'), 'utf8')).toContain('not-found-sign');
});

test('a broken source is named, and nothing is built of it', async () => {
  const before = await readFile(join(out(), 'index.html'), 'utf8');
  await append('\nconst = broken;\n')(component);
  const { code, stderr } = await build();
  expect(code).toBeGreaterThan(0);
  expect(stderr).toContain(component.slice(component.lastIndexOf('/') + 1));
  expect(await readFile(join(out(), 'index.html'), 'utf8')).toBe(before);
});

test('a Node that is too old is refused in one line', async () => {
  const old =
    "Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.4'}})";
  const { code, stdout, stderr } = await build([`data:text/javascript,${encodeURIComponent(old)}`]);
  expect({ code, stdout, stderr }).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Node 20.19 or later is needed, this is 18.20.4.\n',
  });
});

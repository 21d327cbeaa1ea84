import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PROJECT } from '../../content/core/project';
import { FIXTURE } from '../support/content';
import { temporaryFolder } from '../support/temporary-folder';

let project = '';
let dev: ChildProcess;
let terminal = '';

beforeAll(async () => {
  project = join(await temporaryFolder(), 'min sajt å (1)');
  const parts = ['build', 'client', 'components', 'content/core', 'content/schema', 'lambdas'];
  for (const part of [...parts, 'package.json', 'tsconfig.json']) {
    await cp(join(PROJECT, part), join(project, part), { recursive: true });
  }
  await cp(FIXTURE, join(project, 'content'), { recursive: true });
  await symlink(join(PROJECT, 'node_modules'), join(project, 'node_modules'));
  dev = spawn(process.execPath, ['build/run.mjs', 'dev'], {
    cwd: project,
    env: { ...process.env, PORT: '0' },
  });
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (terminal += text));
  }
  await vi.waitUntil(() => terminal.includes('The site is at'), 60_000);
});

afterAll(async () => {
  if (dev.exitCode !== null) return;
  const ended = once(dev, 'exit');
  dev.kill('SIGTERM');
  await ended;
});

async function get(path: string): Promise<string> {
  const [, address] = /The site is at (\S+)/.exec(terminal) ?? [];
  return (await fetch(`${address}${path}`)).text();
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(project, file);
  const text = await readFile(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  await writeFile(path, text.replace(from, to));
}

const BUTTON = 'components/shell/scroll-to-top/scroll-to-top.tsx';
const DRAWN = 'class="scroll-to-top"';

test('code that cannot be bundled is told with its place, and what is shown stays', async () => {
  await edit(BUTTON, 'return (', 'return ((');
  await expect.poll(() => terminal).toMatch(/scroll-to-top\.tsx:\d+ · code that cannot be/);
  expect(await get('/')).toContain(DRAWN);
  await edit(BUTTON, 'return ((', 'return (');
  await expect.poll(() => terminal).toContain('No problems.');
});

test('code that fails is told with its place in the source, and the page comes back by itself', async () => {
  terminal = terminal.replace('No problems.', '');
  await edit(BUTTON, 'return (', "throw new Error('Oh no');\n  return (");
  await expect
    .poll(() => terminal)
    .toMatch(
      /components\/shell\/scroll-to-top\/scroll-to-top\.tsx:\d+ · code that fails · found Oh no/,
    );
  const page = await get('/');
  expect(page).toContain('found Oh no');
  expect(page).toContain('/__dev/client.js');
  await edit(BUTTON, "throw new Error('Oh no');\n  ", '');
  await expect.poll(() => terminal).toContain('No problems.');
  expect(await get('/')).toContain(DRAWN);
});

test('a section that takes other front matter has its pages read again', async () => {
  const masthead = 'components/sections/masthead/masthead.tsx';
  await edit(masthead, '  heading: Text,', '  heading: Text,\n  coast: Text,');
  await expect.poll(() => terminal).toMatch(/webbyra-lund\.sv\.md:\d+ · missing field/);
  terminal = terminal.replaceAll('No problems.', '');
  await edit(masthead, '\n  coast: Text,', '');
  await expect.poll(() => terminal).toContain('No problems.');
});

test('a style sheet that lacks a brace is told with its place, too', async () => {
  const sheet = 'components/shell/scroll-to-top/scroll-to-top.css';
  terminal = '';
  await edit(sheet, '@layer components {', '@layer components {{');
  await expect.poll(() => terminal).toMatch(/scroll-to-top\.css:\d+ · code that cannot be/);
  await edit(sheet, '{{', '{');
  await expect.poll(() => terminal).toContain('No problems.');
});

test('a change of the generator says that it wants a restart', async () => {
  await edit('build/plan/feed.ts', 'const NEWEST = 50', 'const NEWEST = 49');
  await expect
    .poll(() => terminal)
    .toContain('build/plan/feed.ts · code of the generator has changed');
});

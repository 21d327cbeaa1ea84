import { cp, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Knowledge } from '../../lambdas/assistant/knowledge';
import { PROJECT } from '../../content/core/project';
import { editedContent, replace, runCli } from '../support/content';
import { runProgram } from '../support/run-script';
import { temporaryFolder } from '../support/temporary-folder';

/** What the generator is made of, and what it asks npm for. */
const PARTS = [
  'build',
  'client',
  'components',
  'content/core',
  'content/schema',
  'lambdas',
  'package.json',
  'tsconfig.json',
];

/** A copy of the project without its content. */
async function copiedProject(): Promise<string> {
  const project = await temporaryFolder();
  for (const part of PARTS) {
    await cp(join(PROJECT, part), join(project, part), { recursive: true });
  }
  await symlink(join(PROJECT, 'node_modules'), join(project, 'node_modules'));
  return project;
}

const harboursOf = (text: string): string =>
  text.replaceAll('district', 'harbour').replaceAll('District', 'Harbour');

/** Does what the README says under "Add a section", with `districts` as the kind to copy. */
async function addHarbours(project: string): Promise<void> {
  const sections = join(project, 'components/sections');
  await mkdir(join(sections, 'harbours'));
  for (const name of await readdir(join(sections, 'districts'))) {
    const text = await readFile(join(sections, 'districts', name), 'utf8');
    await writeFile(join(sections, 'harbours', harboursOf(name)), harboursOf(text));
  }
  const registry = join(sections, 'registry.ts');
  const line = "import { districts } from './districts/districts';\n";
  await replace(line, line + harboursOf(line))(registry);
  await replace('  districts,\n', '  districts,\n  harbours,\n')(registry);
}

/** What the compiler says of the components and of the content's schemas. */
async function typeErrors(project: string): Promise<string> {
  const settings = join(project, 'components.json');
  await writeFile(
    settings,
    JSON.stringify({ extends: './tsconfig.json', include: ['components', 'content'] }),
  );
  const compiler = join(PROJECT, 'node_modules/typescript/bin/tsc');
  return (await runProgram(process.execPath, [compiler, '-p', settings])).stdout;
}

test('a kind of section is added by a folder and its line in the registry', async () => {
  const project = await copiedProject();
  await addHarbours(project);
  const content = await editedContent({
    'pages/about.en.md': replace(
      'sections:\n',
      'sections:\n  - { kind: harbours, heading: Ports, harbours: [Klippan, Lilla Bommen] }\n',
    ),
  });
  const out = join(project, 'dist');
  const args = ['build', '--content', content, '--out', out, '--no-cards'];
  const { code, stderr } = await runCli(args, { project });
  expect({ code, stderr }).toMatchObject({ code: 0 });

  const html = await readFile(join(out, 'en/about/index.html'), 'utf8');
  expect(html).toContain('<section class="harbours on-mist"');
  expect(html).toContain('<li>Klippan</li><li>Lilla Bommen</li>');
  const style = /\/assets\/style-[^"]+\.css/.exec(html)?.[0] ?? '';
  expect(await readFile(join(out, style), 'utf8')).toContain('.harbour-chips');
  const { passages } = JSON.parse(await readFile(`${out}.knowledge.json`, 'utf8')) as Knowledge;
  expect(passages).toContainEqual(
    expect.objectContaining({
      path: '/en/about',
      heading: 'Ports',
      text: 'Klippan. Lilla Bommen.',
    }),
  );

  expect(await typeErrors(project)).toBe('');
  await replace(
    '  passages:',
    '  // passages:',
  )(join(project, 'components/sections/harbours/harbours.tsx'));
  expect(await typeErrors(project)).toMatch(/harbours\.tsx.*'passages' is missing/);
});

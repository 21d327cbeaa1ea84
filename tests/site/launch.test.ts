import { cp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleClient } from '../../build/bundle/bundle-client';
import { bundleThread } from '../../build/bundle/bundle-thread';
import { keepBundles, keptBundles } from '../../build/bundle/kept-bundles';
import { startBundling } from '../../build/bundle/start-bundling';
import { bundledSources, sourcesHash } from '../../build/launch/sources-hash.mjs';
import { PROJECT } from '../../build/project';
import { bytesOf, type CommandResult, filesBelow, FIXTURE, runCli } from '../support/content';
import { temporaryFolder } from '../support/temporary-folder';

const NO_ESBUILD = pathToFileURL(join(PROJECT, 'tests/support/no-esbuild.mjs')).href;

/** A copy of what the generator is made of, with nothing kept yet. */
async function projectCopy(): Promise<string> {
  const copy = join(await temporaryFolder(), 'project');
  for (const path of ['build', 'client', 'components', 'content', 'infra', 'lambdas']) {
    await cp(join(PROJECT, path), join(copy, path), { recursive: true });
  }
  for (const path of ['package.json', 'tsconfig.json']) {
    await cp(join(PROJECT, path), join(copy, path));
  }
  await symlink(join(PROJECT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Runs a project's command line, on a machine on which nothing can be bundled if so wanted. */
const run = (
  project: string,
  args: readonly string[],
  { bundling = true }: { bundling?: boolean } = {},
): Promise<CommandResult> => runCli(args, { project, preload: bundling ? [] : [NO_ESBUILD] });

const buildArgs = (out: string): string[] => [
  'build',
  '--content',
  FIXTURE,
  '--out',
  out,
  '--no-cards',
];

/** Builds the fixture into a new folder of a project and returns its path. */
async function buildInto(
  project: string,
  name: string,
  options?: { bundling: boolean },
): Promise<string> {
  const out = join(project, name);
  const { code, stderr } = await run(project, buildArgs(out), options);
  if (code !== 0) throw new Error(`The build ended with ${code}: ${stderr}`);
  return out;
}

describe('the generator is kept in JavaScript', () => {
  let project: string;
  beforeAll(async () => {
    project = await projectCopy();
  });

  test('a second build bundles nothing and writes the same', async () => {
    const first = await buildInto(project, 'first');
    const second = await buildInto(project, 'second', { bundling: false });
    expect(await bytesOf(second)).toEqual(await bytesOf(first));
  });

  test('a change of its own code is followed', async () => {
    const options = join(project, 'build/options.ts');
    const text = await readFile(options, 'utf8');
    await writeFile(options, text.replace('Usage:', 'Verwendung:'));
    const { code, stderr } = await run(project, ['build', '--nonsense']);
    expect(code).toBe(1);
    expect(stderr).toContain('Verwendung:');
    await writeFile(options, text);
  });

  test('what was kept of those sources before serves again', async () => {
    const { code, stderr } = await run(project, ['build', '--nonsense'], { bundling: false });
    expect(code).toBe(1);
    expect(stderr).toContain('Usage:');
  });

  test('a change of a component is followed', async () => {
    const component = join(project, 'components/document/document.tsx');
    const text = await readFile(component, 'utf8');
    await writeFile(component, text.replace('<body>', '<body data-changed="yes">'));
    const out = await buildInto(project, 'changed');
    expect(await readFile(join(out, 'index.html'), 'utf8')).toContain('<body data-changed="yes"');
    await writeFile(component, text);
  });

  test('a crash is traced to the source it happened in', async () => {
    const crashing = join(project, 'build/build-site.ts');
    const text = await readFile(crashing, 'utf8');
    const broken = text.replace('const time = new Stopwatch();', "throw new Error('on purpose');");
    await writeFile(crashing, broken);
    const { code, stderr } = await run(project, buildArgs(join(project, 'crashed')));
    expect(code).toBe(70);
    expect(stderr).toContain('on purpose');
    const line = broken
      .slice(0, broken.indexOf("throw new Error('on purpose')"))
      .split('\n').length;
    expect(stderr).toMatch(new RegExp(`build/build-site\\.ts:${line}:`));
    await writeFile(crashing, text);
  });

  test('a moved project uses its own files, not those of the place it was in', async () => {
    const moved = join(await temporaryFolder(), 'moved');
    await rename(project, moved);
    const out = await buildInto(moved, 'out', { bundling: false });
    expect(await filesBelow(project)).toEqual([]);
    expect(await bytesOf(out)).toEqual(await bytesOf(join(moved, 'first')));
    await rename(moved, project);
  });

  test('without it, and without what was bundled, all is made anew', async () => {
    await rm(join(project, '.generator'), { recursive: true });
    await rm(join(project, '.cache'), { recursive: true });
    const out = await buildInto(project, 'anew');
    expect(await bytesOf(out)).toEqual(await bytesOf(join(project, 'first')));
  });

  test('it knows its folder from one place only, which lies as deep as the bundle', async () => {
    const files = (await filesBelow(join(project, '.generator'))).filter((path) =>
      path.endsWith('.mjs'),
    );
    const texts = await Promise.all(
      files.map((path) => readFile(join(project, '.generator', path), 'utf8')),
    );
    expect(files.some((path) => path.includes('/'))).toBe(false);
    expect(texts.join('').match(/import\.meta\.(?:dirname|filename)/g)).toHaveLength(1);
  });
});

describe('the hash of all sources', () => {
  test('covers every file of ours that a bundle is made of', async () => {
    const { metafile } = await build({
      absWorkingDir: PROJECT,
      entryPoints: [
        'build/cli.ts',
        'build/render/renderer.ts',
        'client/main.ts',
        'client/debug.ts',
      ],
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      splitting: true,
      outdir: 'never-written',
      jsx: 'automatic',
      metafile: true,
      write: false,
    });
    const inputs = Object.keys(metafile.inputs);
    const known = new Set(bundledSources(PROJECT));
    expect(inputs.length).toBeGreaterThan(300);
    expect(inputs.filter((path) => !known.has(path))).toEqual([]);
  });

  test('is another one after an edit, with a new file and with other packages', async () => {
    const project = await projectCopy();
    await rm(join(project, 'node_modules'));
    await cp(
      join(PROJECT, 'node_modules/.package-lock.json'),
      join(project, 'node_modules/.package-lock.json'),
    );
    const hashes = [sourcesHash(project)];
    for (const path of [
      'components/document/document.tsx',
      'components/styles/layers.css',
      'content/schema/site.ts',
      'infra/edge/resolve.ts',
      'lambdas/assistant/new.ts',
      'build/launch/run.mjs',
      'tsconfig.json',
      'node_modules/.package-lock.json',
    ]) {
      await writeFile(join(project, path), `/* ${path} */`);
      hashes.push(sourcesHash(project));
    }
    await writeFile(join(project, 'content/site.yaml'), 'changed: true');
    expect(sourcesHash(project)).toBe(hashes.at(-1));
    expect(hashes).not.toContain(undefined);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('is not known where npm has not said what it installed', async () => {
    const project = await projectCopy();
    await rm(join(project, 'node_modules'));
    expect(sourcesHash(project)).toBeUndefined();
  });
});

describe('what was bundled is kept', () => {
  test('as it would be bundled now', async () => {
    await startBundling().done;
    const kept = keptBundles(sourcesHash(PROJECT) ?? '');
    expect(kept?.client).toEqual(await bundleClient());
    expect(kept?.threads).toEqual({
      renderer: await bundleThread('renderer'),
      warnings: await bundleThread('warnings'),
    });
  });

  test('and not used where it is broken or not whole', async () => {
    await startBundling().done;
    const kept = keptBundles(sourcesHash(PROJECT) ?? '');
    if (!kept) throw new Error('Nothing was kept');
    const name = `test-${process.pid}`;
    const file = join(PROJECT, '.cache/bundles', `of-${name}`);
    try {
      await keepBundles(name, kept);
      expect(keptBundles(name)).toEqual(kept);
      await keepBundles(name, { ...kept, threads: { ...kept.threads, warnings: 'gone.cjs' } });
      expect(keptBundles(name)).toBeUndefined();
      await writeFile(file, 'half a fi');
      expect(keptBundles(name)).toBeUndefined();
    } finally {
      await rm(file);
    }
    expect(keptBundles(name)).toBeUndefined();
  });
});

import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sourcesHash } from './sources-hash.mjs';

/**
 * The file that the generator of some sources starts from. It lies as deep as `build/`, see
 * `project.ts`.
 *
 * @param {string} project - folder of the project.
 * @param {string | undefined} sources - their hash, where it is known.
 */
export const generatorEntry = (project, sources) =>
  join(project, '.generator', `generator-${sources ?? 'unkept'}.mjs`);

/**
 * Bundles the generator, without libraries, into a few files; the entry is written last, so that
 * whoever finds it finds all.
 *
 * @param {string} project - folder of the project.
 * @returns {Promise<string | undefined>} hash of the sources it was made of.
 */
export async function bundleGenerator(project) {
  const { build } = await import('esbuild');
  const sources = sourcesHash(project);
  const entry = generatorEntry(project, sources);
  const folder = join(entry, '..');
  const { outputFiles } = await build({
    absWorkingDir: project,
    entryPoints: { [basename(entry, '.mjs')]: 'build/cli.ts' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    sourcemap: 'linked',
    sourcesContent: false,
    write: false,
  });
  // Whoever saves a file meanwhile finds it bundled.
  if (sourcesHash(project) !== sources) return bundleGenerator(project);
  mkdirSync(folder, { recursive: true });
  const entryLast = outputFiles.sort((a, b) => Number(a.path === entry) - Number(b.path === entry));
  for (const { path, contents } of entryLast) {
    const part = `${path}.${process.pid}.part`;
    writeFileSync(part, contents);
    renameSync(part, path);
  }
  return sources;
}

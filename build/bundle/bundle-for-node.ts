import type { BuildOptions } from 'esbuild';
import { cachePath, hashOf, writeAtomic } from '../files/cache';
import { PROJECT } from '../../content/core/project';

/**
 * Bundles an entry of ours into one file for this Node: worker threads have no tsx, and what is
 * bundled can be loaded anew when a source has changed.
 *
 * @returns the file, named by its content.
 */
export async function bundleForNode(name: string, options: BuildOptions): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: PROJECT,
    bundle: true,
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    format: 'esm',
    outfile: cachePath('bundles', 'bundle.mjs'),
    ...options,
    write: false,
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`The bundle ${name} is empty`);
  const file = cachePath('bundles', `${name}-${hashOf(output.contents)}.mjs`);
  await writeAtomic(file, output.contents);
  return file;
}

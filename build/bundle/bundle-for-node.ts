import type { BuildOptions } from 'esbuild';
import { cachePath, hashOf, keep } from '../cache';
import { PROJECT } from '../project';

/**
 * Bundles an entry of ours for this Node, for worker threads above all: a thread does not inherit
 * tsx's loader on Node 20.
 *
 * @returns the file, named by its content.
 */
export async function bundleForNode(
  name: string,
  options: BuildOptions & { format: 'cjs' | 'esm' },
): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: PROJECT,
    bundle: true,
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    outfile: 'bundle.js',
    ...options,
    write: false,
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`The bundle ${name} is empty`);
  const extension = options.format === 'cjs' ? 'cjs' : 'mjs';
  const file = cachePath('bundles', `${name}-${hashOf(output.contents)}.${extension}`);
  await keep(file, output.contents);
  return file;
}

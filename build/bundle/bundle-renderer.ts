import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { cachePath, hashOf, keep } from '../cache';
import type { Renderer } from '../render/pool';

const PROJECT = join(import.meta.dirname, '../..');

/** A bundled renderer: a file for workers to run and the same code loaded here. */
export interface RendererBundle {
  file: string;
  module: Renderer;
}

/**
 * Bundles components and renderer into one file, so that workers start fast, a change of a component
 * in watch mode can be loaded anew, and React's production or development build is chosen here.
 */
export async function bundleRenderer(mode: 'production' | 'development'): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: PROJECT,
    entryPoints: ['build/render/renderer.ts'],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    write: false,
    outfile: 'renderer.cjs',
  });
  const [output] = outputFiles;
  if (!output) throw new Error('The renderer bundle is empty');
  const file = resolve(cachePath('renderer', `${mode}-${hashOf(output.contents)}.cjs`));
  await keep(file, output.contents);
  return file;
}

/** Loads a bundled renderer into this thread. */
export const loadRenderer = (file: string): RendererBundle => ({
  file,
  module: createRequire(import.meta.url)(file) as Renderer,
});

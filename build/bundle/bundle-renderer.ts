import { createRequire } from 'node:module';
import { bundleForNode } from './bundle-for-node';
import type { Renderer } from '../render/pool';

/** A bundled renderer: a file for workers to run and the same code loaded here. */
export interface RendererBundle {
  file: string;
  module: Renderer;
}

/**
 * Bundles components and renderer into one file, so that workers start fast, a change of a component
 * in watch mode can be loaded anew, and React's production or development build is chosen here.
 */
export const bundleRenderer = (mode: 'production' | 'development'): Promise<string> =>
  bundleForNode(`renderer-${mode}`, {
    entryPoints: ['build/render/renderer.ts'],
    format: 'cjs',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });

/** Loads a bundled renderer into this thread. */
export const loadRenderer = (file: string): RendererBundle => ({
  file,
  module: createRequire(import.meta.url)(file) as Renderer,
});

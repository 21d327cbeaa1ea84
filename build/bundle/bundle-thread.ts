import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';
import type * as renderer from '../render/renderer';
import { bundleForNode } from './bundle-for-node';

/** The functions of a renderer bundle. */
export type Renderer = typeof renderer;

/** A bundled renderer: a file for threads to run and the same code loaded here. */
export interface RendererBundle {
  file: string;
  module: Renderer;
}

export type ThreadName = 'renderer' | 'warnings';

/** What a build runs in threads, and with which build of React. */
const THREADS: Readonly<
  Record<ThreadName, { entry: string; react: 'production' | 'development' }>
> = {
  renderer: { entry: 'build/render/renderer.ts', react: 'production' },
  warnings: { entry: 'build/render/warnings-worker.ts', react: 'development' },
};

/** Something for each of them. */
export const forThreads = <T>(make: (name: ThreadName) => T): Record<ThreadName, T> => ({
  renderer: make('renderer'),
  warnings: make('warnings'),
});

/**
 * Bundles components and what draws them into one file, so that threads start fast, a change of a
 * component in watch mode can be loaded anew, and React's build is chosen here.
 */
export function bundleThread(name: ThreadName): Promise<string> {
  const { entry, react } = THREADS[name];
  return bundleForNode(name, {
    entryPoints: [entry],
    format: 'cjs',
    define: { 'process.env.NODE_ENV': JSON.stringify(react) },
    plugins: react === 'development' ? [withoutStacks] : [],
  });
}

/**
 * React's development build takes a stack trace for each element, a third of its time, for messages
 * that name the element's owner; a build shows their first line only.
 */
const withoutStacks: Plugin = {
  name: 'react-without-stacks',
  setup(build) {
    const filter = /react[\\/]cjs[\\/]react(?:-jsx-runtime)?\.development\.js$/;
    build.onLoad({ filter }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const wanted = '1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++';
      if (!source.includes(wanted))
        throw new Error(`${path} no longer holds ${wanted}: remove this plugin`);
      return { contents: source.replaceAll(wanted, 'false'), loader: 'js' };
    });
  },
};

/** Loads a bundled renderer into this thread. */
export const loadRenderer = (file: string): RendererBundle => ({
  file,
  module: createRequire(import.meta.url)(file) as Renderer,
});

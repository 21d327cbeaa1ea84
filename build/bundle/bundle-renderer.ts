import { bundleForNode } from './bundle-for-node';

/**
 * Bundles the components and what draws them, with React's production build.
 *
 * @param debug - errors then name the sources' places.
 * @returns the file, named by its content.
 */
export const bundleRenderer = ({ debug = false } = {}): Promise<string> =>
  bundleForNode('renderer', {
    entryPoints: ['build/render/renderer.ts'],
    external: ['tinypool'],
    // React asks for modules of Node by `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    sourcemap: debug && 'inline',
    sourcesContent: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });

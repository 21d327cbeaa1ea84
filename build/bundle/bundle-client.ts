import { readFile, readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuildResult, Plugin } from 'esbuild';
import type { Assets } from '../../components/document/head';
import { PROJECT } from '../../content/core/project';
import type { Theme } from '../../content/schema/theme';
import { FONTS_CSS, themed } from './theme-css';

/** A file below `/assets/`. */
export interface AssetFile {
  path: string;
  bytes: Uint8Array;
}

/** A script and the scripts that it cannot start without. */
export interface Script {
  path: string;
  /** After gzip. */
  bytes: number;
  imports: readonly string[];
}

/** Everything the browser loads besides HTML, and the addresses that documents refer to. */
export interface ClientBundle {
  assets: Assets;
  files: readonly AssetFile[];
  scripts: readonly Script[];
}

/** React in components, Preact in the browser: same components, a tenth of the weight. */
const PREACT = {
  react: join(PROJECT, 'client/preact/react.ts'),
};

/** Bundles scripts, styles and fonts under hashed names. */
export async function bundleClient(
  theme: Theme,
  options: { debug?: boolean } = {},
): Promise<ClientBundle> {
  const [script, style] = await Promise.all([
    bundleScript(options.debug ?? false),
    bundleStyle(theme),
  ]);
  const files = [...script.outputFiles, ...style.outputFiles].map((output) => ({
    path: assetPath(output.path),
    bytes: output.contents,
  }));
  const find = (pattern: RegExp): string => {
    const file = files.find(({ path }) => pattern.test(path));
    if (!file) throw new Error(`The bundle holds no ${pattern.source}`);
    return file.path;
  };
  return {
    assets: {
      style: find(/\/style-[^/]+\.css$/),
      script: find(/\/main-[^/]+\.js$/),
      scriptImports: startingChunks(script),
      fonts: files.map(({ path }) => path).filter((path) => path.endsWith('.woff2')),
    },
    files,
    scripts: script.outputFiles.map(({ path, contents }) => ({
      path: assetPath(path),
      bytes: gzipSync(contents).length,
      imports: importsOf(script, path).map((imported) => `/assets/${basename(imported)}`),
    })),
  };
}

/** Addresses of the chunks that the entry imports, at once or later, and of those that these cannot start without. */
function startingChunks(script: Outputs): string[] {
  const { outputs } = script.metafile;
  const entry = Object.keys(outputs).find((path) => basename(path).startsWith('main-')) ?? '';
  const chunks = (outputs[entry]?.imports ?? []).flatMap(({ path }) => [
    path,
    ...importsOf(script, path),
  ]);
  return [...new Set(chunks.map((path) => `/assets/${basename(path)}`))];
}

/** The chunks that one imports before it runs. */
function importsOf({ metafile: { outputs } }: Outputs, path: string): string[] {
  const name = Object.keys(outputs).find((key) => basename(key) === basename(path)) ?? '';
  const imports = outputs[name]?.imports ?? [];
  return imports.flatMap((each) => (each.kind === 'import-statement' ? each.path : []));
}

const OUT = '/out';
const assetPath = (path: string): string => `/assets/${relative(OUT, path).replaceAll('\\', '/')}`;

/**
 * preact-iso hangs its location provider on its router as a property, which makes every bundle that
 * wants the one carry the other (0.9 kB brotli). Without that line the router is left out.
 */
const locationOnly: Plugin = {
  name: 'preact-iso-location-only',
  setup(build) {
    build.onLoad({ filter: /preact-iso[\\/]src[\\/]router\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const line = 'Router.Provider = LocationProvider;';
      if (!source.includes(line))
        throw new Error(`${path} no longer holds ${line}: remove this plugin`);
      return { contents: source.replace(line, ''), loader: 'js' };
    });
  },
};

/**
 * JSX as calls of createElement: lighter than the automatic runtime. The import goes into the files
 * that hold JSX; esbuild's `inject` would tie every chunk to Preact, those of libraries included.
 */
const classicJsx: Plugin = {
  name: 'classic-jsx',
  setup(build) {
    build.onLoad({ filter: /\.tsx$/ }, async ({ path }) => ({
      contents: `import { createElement, Fragment } from 'preact';${await readFile(path, 'utf8')}`,
      loader: 'tsx',
    }));
  },
};

type Outputs = BuildResult<{ write: false; metafile: true }>;

async function bundleScript(debug: boolean): Promise<Outputs> {
  const { build } = await import('esbuild');
  return build({
    absWorkingDir: PROJECT,
    entryPoints: { main: debug ? 'client/debug.ts' : 'client/main.ts' },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: !debug,
    outdir: OUT,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    alias: PREACT,
    plugins: [locationOnly, classicJsx],
    tsconfigRaw: {
      compilerOptions: {
        jsx: 'react',
        jsxFactory: 'createElement',
        jsxFragmentFactory: 'Fragment',
        verbatimModuleSyntax: true,
      },
    },
    define: {
      'process.env.NODE_ENV': debug ? '"development"' : '"production"',
    },
    legalComments: 'none',
    write: false,
    metafile: true,
  });
}

/** Components bring their CSS in a file beside them; cascade layers make their order irrelevant. */
async function bundleStyle(theme: Theme): Promise<Outputs> {
  const entries = await readdir(join(PROJECT, 'components'), { recursive: true });
  const sheets = [...entries.filter((entry) => entry.endsWith('.css')), FONTS_CSS].sort();
  const first = join('styles', 'layers.css');
  const ordered = [first, ...sheets.filter((sheet) => sheet !== first)];
  const imports = ordered
    .map((sheet) => `@import './components/${sheet.replaceAll('\\', '/')}';`)
    .join('\n');
  const { build } = await import('esbuild');
  return build({
    absWorkingDir: PROJECT,
    stdin: {
      contents: imports,
      loader: 'css',
      resolveDir: PROJECT,
      sourcefile: 'style.css',
    },
    bundle: true,
    minify: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    outdir: OUT,
    entryNames: 'style-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: '/assets',
    loader: { '.woff2': 'file' },
    // A sheet without its last brace would take the next ones with it.
    logOverride: { 'css-syntax-error': 'error' },
    plugins: [themed(theme)],
    write: false,
    metafile: true,
  });
}

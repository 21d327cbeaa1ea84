/**
 * Starts the command line. Node 20 reads no TypeScript, so esbuild makes JavaScript of it, once for the
 * same sources; what the build bundles besides is kept under the same name, see bundle/bundles.ts.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Before all else: an older Node has no import.meta.dirname either.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or later is needed, this is ${process.versions.node}.`);
  process.exit(1);
}

const PROJECT = join(import.meta.dirname, '..');
/** All that a bundle can be made of, and what npm says it has installed. */
const SOURCES = ['build', 'client', 'components', 'content/core', 'content/schema', 'lambdas'];
const SETTINGS = ['package.json', 'tsconfig.json', 'node_modules/.package-lock.json'];

/** Libraries that bring other files along, or are large and seldom needed; of the rest, Node would read dozens of small files. */
const APART = [
  'esbuild',
  'sharp',
  'satori',
  '@resvg/*',
  'tinypool',
  'dynalite',
  '@aws-sdk/*',
  '@smithy/*',
];

process.setSourceMapsEnabled(true);
const sources = sourcesHash();
const folder = join(PROJECT, '.cache', `code-${sources}`);
if (!existsSync(folder)) {
  try {
    await compile(folder);
  } catch (error) {
    // esbuild has told its own errors, each with its place.
    const isCode = error instanceof Error && 'errors' in error;
    console.error(isCode ? 'The generator’s code cannot be compiled.' : error);
    process.exit(1);
  }
  forgetOldCode();
}
const { main } = await import(pathToFileURL(join(folder, 'cli.mjs')).href);
// Whoever saves a source meanwhile has it bundled now or next time, never kept under the wrong name.
await main({ folder, isCurrent: () => sourcesHash() === sources });

function sourcesHash() {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((room) =>
    readdirSync(join(PROJECT, room), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:tsx?|mjs|css|svg|woff2)$/.test(path))
      .sort()
      .map((path) => join(room, path)),
  );
  for (const file of [...SETTINGS, ...files]) {
    const path = join(PROJECT, file);
    hash.update(`\0${file}\0`).update(existsSync(path) ? readFileSync(path) : '');
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Bundles the generator with its libraries; the folder appears whole or not at all.
 *
 * @param {string} into
 */
async function compile(into) {
  const { build } = await import('esbuild');
  const part = `${into}.${process.pid}.part`;
  await build({
    absWorkingDir: PROJECT,
    entryPoints: ['build/cli.ts'],
    bundle: true,
    splitting: true,
    external: APART,
    // CommonJS asks for modules of Node by `require`.
    banner: {
      js: "import { createRequire as requireAt } from 'node:module'; const require = requireAt(import.meta.url);",
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    outdir: part,
    outExtension: { '.js': '.mjs' },
    sourcemap: 'linked',
    sourcesContent: false,
  });
  try {
    renameSync(part, into);
  } catch (error) {
    // Another run was first with the same sources.
    if (!existsSync(into)) throw error;
    rmSync(part, { recursive: true });
  }
}

/** Removes what was compiled a week ago and earlier; a server may still run younger code. */
function forgetOldCode() {
  const cache = join(PROJECT, '.cache');
  for (const name of readdirSync(cache).filter((entry) => entry.startsWith('code-'))) {
    const path = join(cache, name);
    const age = Date.now() - statSync(path).mtimeMs;
    if (age > 7 * 86_400_000) rmSync(path, { recursive: true, force: true });
  }
}

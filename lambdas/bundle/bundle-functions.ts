import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { PROJECT } from '../../content/core/project';

/** Entry points are named so: `lambdas/<name>.lambda.ts`. */
export type FunctionName = 'chat' | 'sweep' | 'mail-events' | 'outside-check';

export interface BundledFunction {
  /** Folder as it is uploaded. */
  dir: string;
  /** The code that is read whenever the function starts. */
  file: string;
  /** Of that code. */
  bytes: number;
  /** Paths of everything that went into it, from the project's folder. */
  inputs: readonly string[];
}

export type BundledFunctions = Readonly<Record<FunctionName, BundledFunction>>;

/** What is imported on demand, and by which function: a file of its own beside `index.js`. */
const ON_DEMAND: Partial<Record<FunctionName, Record<string, string>>> = {
  chat: { converse: 'lambdas/assistant/bedrock/converse.ts' },
};

/** Names of the assistant's files in the chat function's folder. */
export const ASSISTANT_NAMES = { knowledge: 'knowledge.json', weights: 'weights.json' };

/**
 * Bundles every function with all it needs into a folder of its own.
 *
 * @param dir - is emptied first.
 */
export async function bundleFunctions(dir: string): Promise<BundledFunctions> {
  await rm(dir, { recursive: true, force: true });
  const bundled = (name: FunctionName) => bundleFunction(name, join(dir, name));
  const [chat, sweep, mailEvents, outsideCheck] = await Promise.all([
    bundled('chat'),
    bundled('sweep'),
    bundled('mail-events'),
    bundled('outside-check'),
  ]);
  return { chat, sweep, 'mail-events': mailEvents, 'outside-check': outsideCheck };
}

async function bundleFunction(name: FunctionName, dir: string): Promise<BundledFunction> {
  const file = join(dir, 'index.js');
  const onDemand = ON_DEMAND[name] ?? {};
  const { metafile } = await build({
    absWorkingDir: PROJECT,
    entryPoints: { index: `lambdas/${name}.lambda.ts`, ...onDemand },
    outdir: dir,
    metafile: true,
    // The SDK included: importing the runtime's own takes several times as long.
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'cjs',
    minify: true,
    mainFields: ['module', 'main'],
    legalComments: 'none',
    plugins: [leaveOnDemand(onDemand)],
    alias: {
      '@aws-sdk/credential-provider-node': join(PROJECT, 'lambdas/aws/lambda-credentials.ts'),
    },
  });
  await mkdir(dir, { recursive: true });
  // Says what the file is wherever it lies; this project's own says otherwise.
  await writeFile(join(dir, 'package.json'), '{"type":"commonjs"}\n');
  return { dir, file, ...outputOf(metafile) };
}

/** Leaves imports of these to their own files: esbuild divides no CommonJS by itself. */
const leaveOnDemand = (onDemand: object): Plugin => ({
  name: 'leave-on-demand',
  setup(build) {
    build.onResolve({ filter: /^\.\// }, ({ kind, path }) =>
      kind === 'dynamic-import' && path.slice(2) in onDemand
        ? { path: `${path}.js`, external: true }
        : undefined,
    );
  },
});

function outputOf({ outputs }: Metafile): { bytes: number; inputs: string[] } {
  const [bundle] = Object.entries(outputs).filter(([path]) => path.endsWith('/index.js'));
  if (!bundle) throw new Error('The bundle is empty');
  const inputs = Object.values(outputs).flatMap((output) => Object.keys(output.inputs));
  return { bytes: bundle[1].bytes, inputs: [...new Set(inputs)] };
}

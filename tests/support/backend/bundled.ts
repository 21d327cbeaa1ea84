import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import {
  BUNDLE_OPTIONS,
  entryOf,
  FUNCTIONS,
  type FunctionName,
} from '../../../lambdas/bundle-functions';

const PROJECT = join(import.meta.dirname, '../../..');

export interface BundledFunction {
  name: FunctionName;
  file: string;
  bytes: number;
  /** Paths of everything that went into it, from the project's folder. */
  inputs: readonly string[];
}

/** The functions as they are deployed, one file each. */
export const bundleFunctions = (folder: string): Promise<BundledFunction[]> =>
  Promise.all(
    FUNCTIONS.map(async (name) => {
      const file = join(folder, `${name}.cjs`);
      const { metafile } = await build({
        ...BUNDLE_OPTIONS,
        absWorkingDir: PROJECT,
        entryPoints: [entryOf(name)],
        outfile: file,
        metafile: true,
      });
      return { name, file, ...outputOf(metafile) };
    }),
  );

function outputOf({ outputs }: Metafile): { bytes: number; inputs: string[] } {
  const [output] = Object.values(outputs);
  if (!output) throw new Error('The bundle is empty');
  return { bytes: output.bytes, inputs: Object.keys(output.inputs) };
}

/** Loads a function as Lambda does: a new instance that reads its environment once. */
export function loadFunction(
  { file }: BundledFunction,
  environment: Readonly<Record<string, string>>,
): unknown {
  const before = { ...process.env };
  Object.assign(process.env, environment);
  const require = createRequire(import.meta.url);
  try {
    delete require.cache[file];
    return (require(file) as { handler: unknown }).handler;
  } finally {
    for (const name of Object.keys(environment)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from '../../../build/bundle/bundle-for-node';
import { PROJECT } from '../content';
import type * as Attacked from './attacked';

/** One place of the code with its guard taken out. */
export interface Weakness {
  /** Path below `lambdas/`. */
  file: string;
  /** What stands there, exactly once. */
  from: string;
  to: string;
}

/** The modules that attacks use, as they are or weakened. */
export type Modules = typeof Attacked;

/** The functions' code with one guard left out. */
export async function weakened(name: string, { file, from, to }: Weakness): Promise<Modules> {
  const path = join(PROJECT, 'lambdas', file);
  const source = await readFile(path, 'utf8');
  if (source.split(from).length !== 2) {
    throw new Error(`lambdas/${file} does not hold ${JSON.stringify(from)} exactly once`);
  }
  const contents = source.replace(from, () => to);
  return load(`weakened-${name}`, (loaded) => (loaded === path ? contents : undefined));
}

/** The functions' code as it is, loaded in the same way. */
export const unchanged = (): Promise<Modules> => load('unchanged', () => undefined);

async function load(
  name: string,
  replaced: (path: string) => string | undefined,
): Promise<Modules> {
  const bundle = await bundleForNode(name, {
    entryPoints: [join(import.meta.dirname, 'attacked.ts')],
    format: 'esm',
    packages: 'external',
    plugins: [
      {
        name: 'weaken',
        setup: (build) =>
          build.onLoad({ filter: /\/lambdas\/.*\.ts$/ }, ({ path }) => {
            const contents = replaced(path);
            return contents === undefined ? undefined : { contents, loader: 'ts' };
          }),
      },
    ],
  });
  return (await import(pathToFileURL(bundle).href)) as Modules;
}

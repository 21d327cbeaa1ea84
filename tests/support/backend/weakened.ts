import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from '../../../build/bundle/bundle-for-node';
import { PROJECT } from '../../../content/core/project';
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

/** @throws {Error} where the guard does not stand exactly once, as after a renaming. */
export async function sourceWithout({ file, from, to }: Weakness): Promise<string> {
  const source = await readFile(join(PROJECT, 'lambdas', file), 'utf8');
  if (source.split(from).length !== 2) {
    throw new Error(`lambdas/${file} does not hold ${JSON.stringify(from)} exactly once`);
  }
  return source.replace(from, () => to);
}

/** The functions' code with one guard left out. */
export async function weakened(name: string, guard: Weakness): Promise<Modules> {
  const path = join(PROJECT, 'lambdas', guard.file);
  const contents = await sourceWithout(guard);
  const bundle = await bundleForNode(`weakened-${name}`, {
    entryPoints: [join(import.meta.dirname, 'attacked.ts')],
    format: 'esm',
    packages: 'external',
    plugins: [
      {
        name: 'weaken',
        setup: (build) =>
          build.onLoad({ filter: /\/lambdas\/.*\.ts$/ }, (loaded) =>
            loaded.path === path ? { contents, loader: 'ts' } : undefined,
          ),
      },
    ],
  });
  return (await import(pathToFileURL(bundle).href)) as Modules;
}

import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchOptions } from './bench-options';
import { PROJECT, runBuild } from './run-build';

/** What the sections share. */
export interface BenchContext extends BenchOptions {
  /** Folder for everything that is generated; gone after the run. */
  folder: string;
  /** Builds the site once for all who look at its files; gives the folder it is in. */
  builtSite(): Promise<string>;
  close(): void;
}

/** Work folders begin so; those of interrupted runs are removed with this one's. */
const PREFIX = 'bench-';

export function openContext(options: BenchOptions): BenchContext {
  const cache = join(PROJECT, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, PREFIX));
  const out = join(folder, 'site');
  let site: Promise<string> | undefined;
  return {
    ...options,
    folder,
    builtSite: () => (site ??= runBuild({ content: options.content, out }).then(() => out)),
    close() {
      for (const name of readdirSync(cache, { withFileTypes: true })) {
        if (!name.isDirectory() || !name.name.startsWith(PREFIX)) continue;
        rmSync(join(cache, name.name), { recursive: true, force: true });
      }
    },
  };
}

import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Theme } from '../../content/schema/theme';
import { cachePath, hashOf, writeAtomic } from '../files/cache';
import { type ClientBundle, bundleClient } from './bundle-client';
import { bundleRenderer } from './bundle-renderer';

/** Where the code that is running was compiled to, see run.mjs. */
export interface CompiledCode {
  folder: string;
  /** Whether the sources are still those that it was compiled from. */
  isCurrent(): boolean;
}

/** What a build bundles; none of it depends on the content but for the theme. */
export interface Bundles {
  client: ClientBundle;
  /** File of the renderer. */
  renderer: string;
}

/** Bundles what a build needs, or takes what an earlier one bundled of the same sources. */
export async function bundles(theme: Theme, code?: CompiledCode): Promise<Bundles> {
  if (!code) return make(theme);
  const file = join(code.folder, `bundles-${hashOf(JSON.stringify(theme))}`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return inThisProject(deserialize(kept) as Bundles);
  const made = await make(theme);
  if (code.isCurrent()) await writeAtomic(file, serialize(made));
  return made;
}

/** The project may have been moved or copied with its cache. */
const inThisProject = ({ client, renderer }: Bundles): Bundles => ({
  client,
  renderer: cachePath('bundles', basename(renderer)),
});

async function make(theme: Theme): Promise<Bundles> {
  const [client, renderer] = await Promise.all([bundleClient(theme), bundleRenderer()]);
  return { client, renderer };
}

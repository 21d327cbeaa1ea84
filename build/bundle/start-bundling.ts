import { join } from 'node:path';
import { cachePath, forgetOld } from '../cache';
import { sourcesHash } from '../launch/sources-hash.mjs';
import { PROJECT } from '../project';
import type { ClientBundle } from './bundle-client';
import { type ThreadName, bundleThread, forThreads } from './bundle-thread';
import { type Bundled, keepBundles, keptBundles } from './kept-bundles';

/** What a build bundles; none of it depends on the content. */
export interface Bundles {
  client: Promise<ClientBundle>;
  /** Files that threads run. */
  threads: Readonly<Record<ThreadName, Promise<string>>>;
  /** Settles when nothing is being bundled any more. */
  done: Promise<unknown>;
  /** Ends the process that bundles; for whoever has nothing more to bundle. */
  end: () => Promise<void>;
}

/**
 * Starts to bundle in another process, while this one reads the content; once for the same sources.
 *
 * @param sources - hash of all sources.
 */
export function startBundling(sources = sourcesHash(PROJECT)): Bundles {
  const kept = sources === undefined ? undefined : keptBundles(sources);
  return kept ? settled(kept) : started(sources);
}

const settled = ({ client, threads }: Bundled): Bundles => ({
  client: Promise.resolve(client),
  threads: forThreads((name) => Promise.resolve(threads[name])),
  done: Promise.resolve(),
  end: async () => {},
});

function started(sources: string | undefined): Bundles {
  const client = import('./bundle-client').then(({ bundleClient }) => bundleClient());
  const threads = forThreads(bundleThread);
  const made = allOf(client, threads);
  const done = sources === undefined ? made : keepAll(sources, made);
  // Told to whoever awaits a part.
  for (const part of [client, ...Object.values(threads), done]) part.catch(() => {});
  return { client, threads, done, end: async () => (await import('esbuild')).stop() };
}

async function allOf(
  client: Bundles['client'],
  { renderer, warnings }: Bundles['threads'],
): Promise<Bundled> {
  return {
    client: await client,
    threads: { renderer: await renderer, warnings: await warnings },
  };
}

/** Spares later builds what this one bundles. */
async function keepAll(sources: string, made: Promise<Bundled>): Promise<void> {
  const bundled = await made;
  // Whoever saves a file meanwhile has it bundled now or next time, never kept under the wrong name.
  if (sources !== sourcesHash(PROJECT)) return;
  await keepBundles(sources, bundled);
  const folders = [join(PROJECT, '.generator'), cachePath('bundles', ''), cachePath('quiet', '')];
  await Promise.all(folders.map(forgetOld));
}

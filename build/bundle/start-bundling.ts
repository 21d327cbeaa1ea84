import { join } from 'node:path';
import { cachePath, forgetOld } from '../cache';
import { sourcesHash } from '../launch/sources-hash.mjs';
import { PROJECT } from '../project';
import type { ClientBundle } from './bundle-client';
import { type Bundled, keepBundles, keptBundles } from './kept-bundles';

/** What a build bundles; none of it depends on the content. */
export interface Bundles {
  client: Promise<ClientBundle>;
  /** Files of the renderer with React's production and development build. */
  renderer: { production: Promise<string>; development: Promise<string> };
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

const settled = ({ client, renderer }: Bundled): Bundles => ({
  client: Promise.resolve(client),
  renderer: {
    production: Promise.resolve(renderer.production),
    development: Promise.resolve(renderer.development),
  },
  done: Promise.resolve(),
  end: async () => {},
});

function started(sources: string | undefined): Bundles {
  const client = import('./bundle-client').then(({ bundleClient }) => bundleClient());
  const renderer = import('./bundle-renderer');
  const production = renderer.then(({ bundleRenderer }) => bundleRenderer('production'));
  const development = renderer.then(({ bundleRenderer }) => bundleRenderer('development'));
  const made = Promise.all([client, production, development]);
  const done = sources === undefined ? made : keepAll(sources, made);
  // Told to whoever awaits a part.
  for (const part of [client, production, development, done]) part.catch(() => {});
  return {
    client,
    renderer: { production, development },
    done,
    end: async () => (await import('esbuild')).stop(),
  };
}

/** Spares later builds what this one bundles. */
async function keepAll(
  sources: string,
  made: Promise<[client: ClientBundle, production: string, development: string]>,
): Promise<void> {
  const [client, production, development] = await made;
  // Whoever saves a file meanwhile has it bundled now or next time, never kept under the wrong name.
  if (sources !== sourcesHash(PROJECT)) return;
  await keepBundles(sources, { client, renderer: { production, development } });
  const folders = [join(PROJECT, '.generator'), cachePath('bundles', ''), cachePath('quiet', '')];
  await Promise.all(folders.map(forgetOld));
}

import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { cachePath, keep } from '../cache';
import type { ClientBundle } from './bundle-client';
import { type ThreadName, forThreads } from './bundle-thread';

/** All that a build bundles. */
export interface Bundled {
  client: ClientBundle;
  /** Files by what runs them. */
  threads: Readonly<Record<ThreadName, string>>;
}

const fileOf = (sources: string): string => cachePath('bundles', `of-${sources}`);

/** What an earlier build bundled of the same sources; undefined where that is not known or not whole. */
export function keptBundles(sources: string): Bundled | undefined {
  try {
    const kept = deserialize(readFileSync(fileOf(sources))) as Bundled;
    const threads = forThreads((name) => inThisProject(kept.threads[name]));
    return Object.values(threads).every((file) => existsSync(file))
      ? { ...kept, threads }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The folder may have been moved or copied with all that was kept in it. */
const inThisProject = (file: string): string => cachePath('bundles', basename(file));

export const keepBundles = (sources: string, bundled: Bundled): Promise<void> =>
  keep(fileOf(sources), serialize(bundled));

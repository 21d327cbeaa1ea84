import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { cachePath, cached } from '../files/cache';
import { displayPath } from '../../content/core/display-path';
import { ContentError } from '../../content/core/problem';
import { canBeDecoded, encode } from './codec';
import type { Original, Output } from './plan-picture';

/** A picture and the files that it is served as. */
export interface EncodeJob {
  original: Original;
  outputs: readonly Output[];
}

/** Served files are kept by what they are made from, so that one picture under two names is encoded once. */
const cacheName = ({ hash }: Original, { width, format }: Output): string =>
  `${hash}-${width}.${format}`;

/**
 * Encodes what the cache does not hold, a picture a core, and hands on each file as it is ready.
 *
 * @throws ContentError for a picture whose pixels cannot be read.
 */
export async function encodeOriginals(
  jobs: readonly EncodeJob[],
  ready: (output: Output, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const queue = [...jobs];
  const runOne = async (): Promise<void> => {
    try {
      for (let job = queue.shift(); job; job = queue.shift()) await encodeOne(job, ready);
    } finally {
      queue.length = 0;
    }
  };
  const runs = await Promise.allSettled(Array.from({ length: availableParallelism() }, runOne));
  for (const run of runs) if (run.status === 'rejected') throw run.reason;
}

async function encodeOne(
  { original, outputs }: EncodeJob,
  ready: (output: Output, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const isKept = (output: Output) => existsSync(cachePath('images', cacheName(original, output)));
  const bytes = outputs.every(isKept) ? undefined : await readFile(original.path);
  if (bytes && !(await canBeDecoded(bytes))) throw damaged(original);
  for (const output of outputs) {
    const make = async () =>
      encode(bytes ?? (await readFile(original.path)), output.width, output.format);
    await ready(output, await cached('images', cacheName(original, output), make));
  }
}

const damaged = ({ path }: Original): ContentError =>
  new ContentError([
    {
      file: displayPath(path),
      what: 'damaged picture',
      found: 'pixels that cannot be decoded',
      expected: 'a picture that is whole',
      fix: 'export or copy it anew',
    },
  ]);

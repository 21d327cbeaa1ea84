import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { cachePath, cached } from '../files/cache';
import { displayPath } from '../../content/core/display-path';
import { ContentError } from '../../content/core/problem';
import { encode } from './codec';
import type { Original, Output } from './plan-picture';

/** A file to be served and the picture that it is made from. */
export interface EncodeJob {
  original: Original;
  output: Output;
}

/** Served files are kept by what they are made from, so that one picture at two addresses is encoded once. */
const cacheName = ({ original, output }: EncodeJob): string =>
  `${original.hash}-${output.width}.${output.format}`;

/** Where a served file is kept once it is encoded. */
export const encodedFile = (job: EncodeJob): string => cachePath('images', cacheName(job));

export const isEncoded = (job: EncodeJob): boolean => existsSync(encodedFile(job));

/**
 * One served file, from the cache or encoded now.
 *
 * @throws ContentError for a picture whose pixels cannot be read.
 */
export const encoded = (job: EncodeJob): Promise<Uint8Array> =>
  cached('images', cacheName(job), async () => {
    const { original, output } = job;
    const bytes = await readFile(original.path);
    return encode(bytes, output.width, output.format).catch(() => {
      throw new ContentError([
        {
          file: displayPath(original.path),
          line: 0,
          what: 'damaged picture',
          found: 'pixels that cannot be decoded',
          expected: 'a picture that is whole',
          fix: 'delete it and run npm run images',
        },
      ]);
    });
  });

/** Encodes what the cache does not hold, on every core, and hands on each file as it is ready. */
export async function encodeAll(
  jobs: readonly EncodeJob[],
  ready: (output: Output, bytes: Uint8Array, done: number) => Promise<void>,
): Promise<void> {
  const queue = [...jobs];
  let done = 0;
  const runOne = async (): Promise<void> => {
    try {
      for (let job = queue.shift(); job; job = queue.shift()) {
        await ready(job.output, await encoded(job), ++done);
      }
    } finally {
      queue.length = 0;
    }
  };
  const runs = await Promise.allSettled(Array.from({ length: availableParallelism() }, runOne));
  for (const run of runs) if (run.status === 'rejected') throw run.reason;
}

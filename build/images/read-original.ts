import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { displayPath } from '../../content/core/display-path';
import type { Problem } from '../../content/core/problem';
import { hashOf } from '../files/cache';
import { slugOf } from '../../content/core/slug';
import { inspect, recipe } from './codec';
import type { Original } from './plan-picture';

/** A photograph of 50 megapixels has some 20 MB; more is a mistake. */
const MOST_BYTES = 40_000_000;

/** A picture of `content/images/`, or why it cannot be served. */
export async function readOriginal(folder: string, name: string): Promise<Original | Problem> {
  const path = join(folder, name);
  const bytes = await readFile(path);
  const refused = (found: string, expected: string, fix: string): Problem => ({
    file: displayPath(path),
    what: 'picture that cannot be used',
    found,
    expected,
    fix,
  });
  if (bytes.length > MOST_BYTES) {
    const found = `${Math.round(bytes.length / 1e6)} MB`;
    return refused(found, `at most ${MOST_BYTES / 1e6} MB`, 'export it smaller');
  }
  const picture = await inspect(bytes);
  if (!picture.ok) {
    const { found, expected } = picture;
    return refused(found, expected, 'export it anew, or name another picture');
  }
  const { width, height } = picture;
  const slug = slugOf(basename(name, extname(name)));
  return { path, name: slug, hash: hashOf(bytes, await recipe()).slice(0, 8), width, height };
}

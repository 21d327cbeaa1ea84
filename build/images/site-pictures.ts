import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { getOrInsert } from '../../content/core/get-or-insert';
import type { Problem } from '../../content/core/problem';
import type { LocalPicture, LocalPictures } from '../../content/schema/local-picture';
import type { Content } from '../content/content';
import { closest } from '../content/placeholders';
import type { EncodeJob } from './encode-originals';
import { type FoundPictures, type NamedPicture, namedPictures } from './named-pictures';
import { type Original, planPicture } from './plan-picture';
import { readOriginal } from './read-original';

/** The pictures of a site: what pages say of them, and what is to be made. */
export interface SitePictures {
  local: LocalPictures;
  jobs: readonly EncodeJob[];
  problems: readonly Problem[];
}

/** What was read of pictures and texts that have not changed since, where a site is made again and again. */
export class PictureMemory {
  readonly found: FoundPictures = new WeakMap();
  readonly originals = new Map<string, Promise<Original | Problem>>();
}

/** Reads the pictures of `content/images/` that content names, and decides as which files each is served. */
export async function sitePictures(
  content: Content,
  contentDir: string,
  { found, originals }: PictureMemory = new PictureMemory(),
): Promise<SitePictures> {
  const named = namedPictures(content, found);
  if (named.length === 0) return { local: {}, jobs: [], problems: [] };
  const folder = join(contentDir, 'images');
  const there = await filesBelow(folder);
  const local: Record<string, LocalPicture> = {};
  const jobs: EncodeJob[] = [];
  const problems: Problem[] = [];
  for (const [name, places] of byName(named)) {
    if (!there.has(name)) {
      problems.push(...places.map((place) => missing(place, there)));
      continue;
    }
    const original = await getOrInsert(originals, name, () => readOriginal(folder, name));
    if ('what' in original) {
      problems.push(original);
      continue;
    }
    const plan = planPicture(original, [...new Set(places.map(({ role }) => role))]);
    for (const { address } of places) local[address] = plan.local;
    jobs.push({ original, outputs: plan.outputs });
  }
  return { local, jobs, problems };
}

function byName(named: readonly NamedPicture[]): Map<string, NamedPicture[]> {
  const places = new Map<string, NamedPicture[]>();
  for (const each of named) getOrInsert(places, each.name, () => []).push(each);
  return places;
}

/** The pictures as they lie there, for whoever works on the site: nothing waits to be encoded. */
export function asTheyAre(
  { jobs, local }: SitePictures,
  contentDir: string,
): { local: LocalPictures; files: ReadonlyMap<string, string> } {
  const folder = join(contentDir, 'images');
  const pathOf = (path: string) => `/images/${relative(folder, path)}`;
  const originals = new Map(
    jobs.flatMap(({ original, outputs }) =>
      outputs.map((output) => [output.path, original] as const),
    ),
  );
  const shown = Object.entries(local).map(([address, picture]) => {
    const original = originals.get(picture.src);
    return [
      address,
      original ? { ...picture, src: encodeURI(pathOf(original.path)), sources: [] } : picture,
    ];
  });
  return {
    local: Object.fromEntries(shown),
    files: new Map(jobs.map(({ original: { path } }) => [pathOf(path), path])),
  };
}

async function filesBelow(folder: string): Promise<ReadonlySet<string>> {
  if (!existsSync(folder)) return new Set();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  );
}

function missing({ name, address, file }: NamedPicture, there: ReadonlySet<string>): Problem {
  const near = closest(name, there);
  return {
    file,
    needle: address,
    what: 'picture that is not there',
    found: address,
    expected: near ? `a file of content/images, perhaps ${near}` : 'a file of content/images',
    fix: 'correct the name, or put the picture there',
  };
}

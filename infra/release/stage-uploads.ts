import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { cached, hashOf } from '../../build/files/cache';
import { contentType } from '../../lambdas/edge/content-types';
import { storedCacheControl } from '../../lambdas/edge/cache-rules';
import { type Stored, hasBrotliEdition, objectKey } from '../../lambdas/edge/object-key';
import type { Release, ReleaseFile } from '../../build/files/read-release';

const brotli = promisify(brotliCompress);

/** Headers that every object of an upload is stored with. */
interface StoredHeaders {
  contentType: string;
  contentEncoding: 'br' | undefined;
  cacheControl: string;
  /** Told to the edge, which answers with it; stored objects themselves are always 200. */
  status: '404' | undefined;
}

/** Files that are uploaded alike: a folder whose paths are the keys. */
export interface Upload extends StoredHeaders {
  /** Stable from release to release, so that each upload stays one resource of the stack. */
  name: string;
  dir: string;
}

interface StoredObject extends StoredHeaders {
  key: string;
  bytes: () => Promise<Uint8Array>;
}

/**
 * Lays out a release for upload, one folder for each set of headers: what CDKs guess from names is
 * wrong for fonts and feeds.
 *
 * @param dir - is emptied first.
 */
export async function stageUploads(release: Release, dir: string): Promise<Upload[]> {
  const groups = new Map<string, StoredObject[]>();
  for (const object of release.files.flatMap((file) => objectsOf(file, release.id))) {
    const name = uploadName(object);
    groups.set(name, [...(groups.get(name) ?? []), object]);
  }
  const part = `${dir}.${process.pid}.part`;
  await rm(part, { recursive: true, force: true });
  const uploads: Upload[] = [];
  for (const [name, objects] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await Promise.all(objects.map((object) => writeObject(join(part, name), object)));
    const [first] = objects;
    if (first) uploads.push({ ...headersOf(first), name, dir: join(dir, name) });
  }
  if (existsSync(dir)) await rm(dir, { recursive: true });
  await mkdir(dirname(dir), { recursive: true });
  await rename(part, dir);
  return uploads;
}

const headersOf = ({ key: _key, bytes: _bytes, ...headers }: StoredObject): StoredHeaders =>
  headers;

/** A file as it is stored: plain, and compressed as well where that is any use. */
function objectsOf({ path, bytes }: ReleaseFile, release: string): StoredObject[] {
  const resolved: Stored = path.startsWith('/assets/')
    ? { kind: 'asset', file: path }
    : { kind: 'file', file: path };
  const common = {
    contentType: contentType(path),
    cacheControl: storedCacheControl(path),
    status: path.endsWith('/404.html') ? ('404' as const) : undefined,
  };
  const keyOf = (brotli: boolean): string =>
    decodeURI(objectKey(resolved, release, brotli)).slice(1);
  const plain: StoredObject = {
    ...common,
    key: keyOf(false),
    contentEncoding: undefined,
    bytes: async () => bytes,
  };
  if (!hasBrotliEdition(path)) return [plain];
  return [
    plain,
    { ...common, key: keyOf(true), contentEncoding: 'br', bytes: () => compressed(bytes) },
  ];
}

/** As small as brotli gets it; slow, so it is done once for each content. */
export const compressed = (bytes: Buffer): Promise<Uint8Array> =>
  cached('brotli', `${hashOf(bytes)}.br`, () =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGWIN]: 22,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  );

async function writeObject(dir: string, { key, bytes }: StoredObject): Promise<void> {
  const file = join(dir, key);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await bytes());
}

/** Such as `pages-html-br`, `assets-woff2` or `missing-html`; alike only where all headers are. */
function uploadName({ key, contentType, contentEncoding, status }: StoredObject): string {
  const place = status ? 'missing' : /^(?:br\/)?assets\//.test(key) ? 'assets' : 'pages';
  const type = contentType.replace(/;.*$/, '').replace(/^.*\//, '').replace(/\W/g, '-');
  return [place, type, contentEncoding].filter(Boolean).join('-');
}

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  at,
  entries,
  list,
  resources,
  type StackTemplate,
  textOf,
} from '../../../infra/checks/assembly';

/** An object of the bucket, with the headers that S3 gives it back with. */
export interface StoredObject {
  bytes: Buffer;
  headers: Readonly<Record<string, string>>;
}

/** The bucket as it is after every upload of the templates, from the files that were staged for them. */
export function objectStore(
  stacks: readonly StackTemplate[],
  outdir: string,
): ReadonlyMap<string, StoredObject> {
  const objects = new Map<string, StoredObject>();
  for (const { properties } of resources(stacks, 'Custom::CDKBucketDeployment')) {
    const headers = Object.fromEntries([
      ...entries(at(properties, 'SystemMetadata')).map(([name, value]) => [name, textOf(value)]),
      ...entries(at(properties, 'UserMetadata')).map(([name, value]) => [
        `x-amz-meta-${name}`,
        textOf(value),
      ]),
    ]) as Record<string, string>;
    for (const key of list(at(properties, 'SourceObjectKeys')).map(textOf)) {
      const dir = join(outdir, `asset.${key.replace(/\.zip$/, '')}`);
      for (const [path, bytes] of filesOf(dir)) {
        if (objects.has(path)) throw new Error(`${path} is uploaded twice`);
        objects.set(path, { bytes, headers: { ...headers, ...ofS3(bytes) } });
      }
    }
  }
  return objects;
}

const filesOf = (dir: string): [string, Buffer][] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file.slice(dir.length + 1), readFileSync(file)];
    });

const ofS3 = (bytes: Buffer): Record<string, string> => ({
  etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
  'last-modified': 'Sat, 21 Nov 2026 04:00:00 GMT',
  'accept-ranges': 'bytes',
  'x-amz-version-id': 'v1',
  'x-amz-server-side-encryption': 'AES256',
  server: 'AmazonS3',
});

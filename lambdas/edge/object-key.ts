import type { Resolved } from './resolve';

/** What a stored object answers. */
export type Stored = Exclude<Resolved, { kind: 'moved' }>;

/** Files that are also stored compressed, under `/br/`. */
const COMPRESSED = /\.(?:html|css|js|mjs|json|xml|txt|svg|webmanifest|map|rss|atom)$/;

/** Whether a file is stored in a compressed edition beside the plain one. */
export const hasBrotliEdition = (file: string): boolean => COMPRESSED.test(file);

/**
 * Address of the stored object: hashed files lie where they are asked for, everything else in the
 * folder of its release, so that a release appears and disappears as a whole.
 */
export function objectKey(resolved: Stored, release: string, brotli: boolean): string {
  const plain = resolved.kind === 'asset' ? resolved.file : '/r/' + release + resolved.file;
  return encodeURI(brotli && hasBrotliEdition(resolved.file) ? '/br' + plain : plain);
}

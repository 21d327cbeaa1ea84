import type { LocalPictures } from '../../content/schema/local-picture';

/** Plain data with our own full addresses in place of those of pictures that our own host serves. */
export function withOwnAddresses<T>(data: T, pictures: LocalPictures, siteUrl: string): T {
  const addresses = new Map(
    Object.entries(pictures).map(([address, { src }]) => [address, new URL(src, siteUrl).href]),
  );
  if (addresses.size === 0) return data;
  return JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' ? (addresses.get(value) ?? value) : value,
  ) as T;
}

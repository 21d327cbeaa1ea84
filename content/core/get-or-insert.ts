/** What a map has for a key, or else what is made for it now, which it has from then on. */
export function getOrInsert<K, T>(
  map: { get: (key: K) => T | undefined; set: (key: K, value: T) => unknown },
  key: K,
  make: () => T,
): T {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/**
 * The file below `content/images/` that an address names: `kontor.jpg`, `/images/kontor.jpg` or
 * `../images/kontor.jpg`, as editors write it; undefined for other paths of the site and other hosts.
 */
export function ownPicture(address: string): string | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#|$)/i.test(address)) return undefined;
  const path = decoded(address.replace(/[?#].*$/, ''));
  return /^(?:\/images\/|(?:\.{1,2}\/)*(?:images\/)?(?!\/))(.+)$/.exec(path)?.[1];
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

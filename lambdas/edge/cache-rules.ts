const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** How long a visitor may keep an answer: hashed files for good, everything else only after asking. */
export const cacheControl = (path: string): string =>
  isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';

/**
 * The rule a stored object carries. The edge may keep every object for good, since none ever
 * changes under its key; the function in front of visitors takes that part out again.
 */
export const storedCacheControl = (path: string): string =>
  isHashed(path)
    ? cacheControl(path)
    : cacheControl(path).replace('max-age=0', 'max-age=0, s-maxage=31536000');

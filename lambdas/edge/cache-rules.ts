/**
 * The rule a stored object carries: hashed files are kept for good, everything else is asked for
 * each time. The edge may keep every object for good, since none ever changes under its key; the
 * function in front of visitors takes that part (`s-maxage`) out again.
 */
export const storedCacheControl = (path: string): string =>
  path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, s-maxage=31536000, must-revalidate';

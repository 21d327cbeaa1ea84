/** How long an answer may be kept: hashed files forever, everything else only after asking. */
export const cacheControl = (path: string): string =>
  path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';

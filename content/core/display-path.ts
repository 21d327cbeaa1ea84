import { relative } from 'node:path';

/** Path of a file relative to the working folder, with forward slashes. */
export const displayPath = (path: string): string =>
  (relative(process.cwd(), path) || path).replaceAll('\\', '/');

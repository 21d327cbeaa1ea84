import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Content type of a file by its name. */
export const contentType = (path: string): string =>
  TYPES[extname(path)] ?? 'application/octet-stream';

/** Whether a file gets smaller when compressed once more. */
export const isText = (path: string): boolean =>
  /\.(html|css|js|xml|txt|svg|webmanifest)$/.test(path);

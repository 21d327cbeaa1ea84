import { lookup } from 'mrmime';

/** Feeds and sitemaps are told as XML of any kind; the tables of types call all XML text. */
const XML = 'application/xml';

/** Content type of a file by its name. */
export function contentType(path: string): string {
  const type = path.endsWith('.xml') ? XML : (lookup(path) ?? 'application/octet-stream');
  return type.startsWith('text/') || type === XML ? `${type}; charset=utf-8` : type;
}

/** Whether a file gets smaller when compressed once more. */
export const isText = (path: string): boolean =>
  /\.(html|css|js|xml|txt|svg|webmanifest)$/.test(path);

import { lookup } from 'mrmime';

/** What the table of types does not know, or calls text where readers ask for XML. */
const OTHERS: readonly (readonly [ending: string, type: string])[] = [
  ['/feed.xml', 'application/atom+xml; charset=utf-8'],
  ['.xml', 'application/xml; charset=utf-8'],
  ['.ico', 'image/x-icon'],
];

/** Content type of a file by its name. */
export function contentType(path: string): string {
  const [, other] = OTHERS.find(([ending]) => path.endsWith(ending)) ?? [];
  if (other) return other;
  const type = lookup(path) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

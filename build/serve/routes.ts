/** A request path as the file it stands for, or why there is none. */
export type RoutedPath = { kind: 'file'; candidates: readonly string[] } | { kind: 'bad' };

/** Decides which files of the output may answer a path; `/x` and `/x/` are the same page. */
export function routePath(rawPath: string): RoutedPath {
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return { kind: 'bad' };
  }
  if (/[\0\\]|(?:^|\/)\.{1,2}(?:\/|$)|\/\//.test(path) || !path.startsWith('/'))
    return { kind: 'bad' };
  const trimmed = path.replace(/\/$/, '');
  if (trimmed === '') return { kind: 'file', candidates: ['/index.html'] };
  const isFile = /\.[a-z0-9]+$/i.test(trimmed);
  return { kind: 'file', candidates: isFile ? [trimmed] : [`${trimmed}/index.html`] };
}

/** The page that says so when there is none, in the language of the address. */
export const notFoundFile = (rawPath: string): string =>
  /^\/en(?:\/|$)/.test(rawPath) ? '/en/404.html' : '/404.html';

/** A request path as the file it stands for, or nothing that could be one. */
export type RoutedPath = { kind: 'file'; file: string } | { kind: 'bad' };

/** Decides which file of the output answers a path; `/x` and `/x/` are the same page. */
export function routePath(rawPath: string): RoutedPath {
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return { kind: 'bad' };
  }
  const climbs = /(?:^|\/)\.{1,2}(?:\/|$)/.test(path);
  if (climbs || !path.startsWith('/') || path.includes('//') || /[\0\\]/.test(path)) {
    return { kind: 'bad' };
  }
  const page = path.replace(/\/$/, '');
  const isFile = /\.[a-z0-9]+$/i.test(page);
  return { kind: 'file', file: isFile ? page : `${page}/index.html` };
}

/** The page that says so when there is none: in the language of the address, the blog's own below the blog. */
export function notFoundFile(rawPath: string): string {
  const [, english = '', blog = ''] = /^(\/en(?=\/|$))?(\/blog(?=\/))?/.exec(rawPath) ?? [];
  return `${english}${blog}/404.html`;
}

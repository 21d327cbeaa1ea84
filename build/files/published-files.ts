import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { displayPath } from '../../content/core/display-path';
import type { Problem } from '../../content/core/problem';

/** The files of `content/files/`, by the path each is published at. */
export interface PublishedFiles {
  /** Where each lies. */
  files: ReadonlyMap<string, string>;
  problems: readonly Problem[];
}

/** A page of somebody else's would run its scripts as ours. */
const PAGES = new Set(['.html', '.htm', '.xhtml', '.svgz']);

/** Lists what is published as it is, such as a PDF, under `/files/`. */
export async function publishedFiles(contentDir: string): Promise<PublishedFiles> {
  const folder = join(contentDir, 'files');
  const entries = existsSync(folder)
    ? await readdir(folder, { recursive: true, withFileTypes: true })
    : [];
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const problems = paths.flatMap((path) => problemOf(path, relative(folder, path)));
  return {
    files: new Map(paths.map((path) => [`/files/${relative(folder, path)}`, path])),
    problems,
  };
}

function problemOf(path: string, name: string): Problem[] {
  const refused = (found: string, expected: string, fix: string): Problem[] => [
    {
      file: displayPath(path),
      what: 'file that cannot be published',
      found,
      expected,
      fix,
    },
  ];
  if (PAGES.has(extname(name).toLowerCase())) {
    return refused('a page', 'a PDF, a picture or the like', 'write it as a page of the site');
  }
  return /^[\w.-]+(?:\/[\w.-]+)*$/.test(name) && extname(name) !== ''
    ? []
    : refused(
        name,
        'a name such as prislista-2026.pdf, which every program can link to',
        'rename it',
      );
}

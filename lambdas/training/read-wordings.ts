import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../content/core/project';
import type { Language } from '../../content/core/language';

/** How visitors ask for a passage, by the passage's page, heading and number below that heading. */
export type Wordings = (path: string, heading: string, part: number) => string[];

/**
 * Reads the wordings that somebody has noted: below a line `# /page Heading` one a line; a second text
 * below the same heading is `# /page Heading #2`.
 */
export function readWordings(language: Language): Wordings {
  const file = join(PROJECT, `lambdas/training/examples/wordings.${language}.txt`);
  const known = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('# ')) {
      current = [];
      known.set(line.slice(2), current);
    } else if (line !== '') current.push(line);
  }
  return (path, heading, part) =>
    known.get(`${path} ${heading}${part > 1 ? ` #${part}` : ''}`) ?? [];
}

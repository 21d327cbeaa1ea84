import type { BuildFailure } from 'esbuild';
import { displayPath } from '../../content/core/display-path';
import type { Problem } from '../../content/core/problem';
import { PROJECT } from '../../content/core/project';

/** What is wrong with code of ours, told by the error of who bundled it or ran it. */
export function codeProblems(error: unknown): Problem[] {
  if (isBuildFailure(error)) {
    return error.errors.map(({ text, location }) => ({
      file: location ? displayPath(`${PROJECT}/${location.file}`) : 'package.json',
      line: location?.line ?? 0,
      what: 'code that cannot be bundled',
      found: location?.lineText.trim() ?? '',
      expected: 'TypeScript, TSX or CSS without a mistake',
      fix: text,
    }));
  }
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [, file = 'components', line = 0] = PLACE.exec(stack) ?? [];
  return [
    {
      file: displayPath(file),
      line: Number(line),
      what: 'code that fails',
      found: message,
      expected: 'a page',
      fix: 'correct the component; the page comes back by itself',
    },
  ];
}

/** A text as a pattern that matches it alone: folders are called `site (1)`, too. */
function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The first place in a stack that is source of ours. */
const PLACE = new RegExp(
  `(${literally(PROJECT)}/(?!node_modules/|\\.cache/)[^\\s:()]+):(\\d+):\\d+`,
);

const isBuildFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors);

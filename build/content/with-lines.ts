import { join } from 'node:path';
import { type Problem, formatProblem } from '../../content/core/problem';
import { displayPath } from '../../content/core/display-path';
import { lineOf, readSource } from './source';

/**
 * Gives every problem that names a text but no line the line on which that text stands. What the
 * named file does not hold comes from the menus, so it is looked for in navigation.yaml as well.
 */
export function withLines(problems: readonly Problem[], contentDir: string): Problem[] {
  const navigation = displayPath(join(contentDir, 'navigation.yaml'));
  const placed = problems.map((problem) => {
    if (problem.line) return problem;
    const needle = problem.needle ?? problem.found;
    for (const file of [problem.file, navigation]) {
      const line = findLine(file, needle);
      if (line > 0) return { ...problem, file, line };
    }
    return problem;
  });
  return [...new Map(placed.map((problem) => [formatProblem(problem), problem])).values()];
}

function findLine(file: string, needle: string): number {
  const source = readSource(file);
  return 'text' in source ? lineOf(source.text, needle) : 0;
}

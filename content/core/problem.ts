/** One mistake in what the generator was given, told so that its author can mend it. */
export interface Problem {
  /** Path as the author knows it, relative to the working folder. */
  file: string;
  /** 1-based; 0 or absent where the line is not known (yet). */
  line?: number;
  /** Text that stands on the line, for finding it; `found` where absent. */
  needle?: string;
  what: string;
  found: string;
  expected: string;
  fix: string;
}

/** A problem of which it is not said yet in which file it is. */
export type Mistake = Omit<Problem, 'file' | 'line'>;

/** Thrown with every problem of a run at once: the author's mistake, never the generator's. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  constructor(readonly problems: readonly Problem[]) {
    super(formatProblems(problems));
  }
}

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 87)}…` : line;
};

/** `file:line · what · found … · expected … · what to do` */
export const formatProblem = (problem: Problem): string =>
  [
    problem.line ? `${problem.file}:${problem.line}` : problem.file,
    problem.what,
    `found ${shorten(problem.found)}`,
    `expected ${shorten(problem.expected)}`,
    problem.fix,
  ].join(' · ');

const byPlace = (a: Problem, b: Problem): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0);

export const formatProblems = (problems: readonly Problem[]): string =>
  [...problems].sort(byPlace).map(formatProblem).join('\n');

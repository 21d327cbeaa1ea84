import { expect, test } from 'vitest';
import { ContentError, type Problem, formatProblem } from '../../content/core/problem';

const problem: Problem = {
  file: 'content/pages/a.sv.md',
  line: 3,
  what: 'dead internal link',
  found: '/x',
  expected: 'an existing page',
  fix: 'correct the link',
};

test('a problem is one line: where, what, found, expected and what to do', () => {
  expect(formatProblem(problem)).toBe(
    'content/pages/a.sv.md:3 · dead internal link · found /x · expected an existing page · correct the link',
  );
});

test('a problem without a line names the file alone', () => {
  const { line: _, ...placeless } = problem;
  for (const told of [placeless, { ...problem, line: 0 }])
    expect(formatProblem(told)).toMatch(/^content\/pages\/a\.sv\.md · /);
});

test('a problem stays one readable line however much was found', () => {
  const line = formatProblem({ ...problem, found: `a\nb ${'x'.repeat(500)}` });
  expect(line).not.toContain('\n');
  expect(line).toContain('found a b xxx');
  expect(line.length).toBeLessThan(250);
});

test('problems are listed by file and line', () => {
  const error = new ContentError([
    { ...problem, file: 'b' },
    { ...problem, file: 'a', line: 10 },
    { ...problem, file: 'a', line: 9 },
  ]);
  expect(error.message.split('\n').map((line) => line.split(' ', 1)[0])).toEqual([
    'a:9',
    'a:10',
    'b:3',
  ]);
  expect(error.problems).toHaveLength(3);
});

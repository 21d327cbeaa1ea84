import { expect, test } from 'vitest';
import { append } from '../support/content';
import { problemsOf } from '../support/problems-of';

test('HTML in Markdown that no page may hold is listed with its place and what to do', async () => {
  const problems = await problemsOf({
    'blog/1.sv.md': append('\n<iframe src="https://a.example"></iframe>\n'),
    'pages/om-oss.sv.md': append('\n[Klicka](javascript:alert(1))\n'),
  });
  const what = 'HTML that no page may hold';
  expect(problems).toMatchObject([
    { file: 'pages/om-oss.sv.md', line: 15, what, found: '<a href="javascript' },
    { file: 'blog/1.sv.md', line: 19, what, found: '<iframe' },
  ]);
});

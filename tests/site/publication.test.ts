import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Edit, append, build, editedContent, replace } from '../support/content';
import { problemsOf } from '../support/problems-of';

/** The fixture with its post edited in both languages, and no link to it. */
const withPost = (edit: Edit) => ({
  'blog/1.sv.md': edit,
  'blog/1.en.md': edit,
  'pages/index.sv.md': replace('[första inlägget](/blog/1)', 'inlägget'),
  'pages/index.en.md': replace('[the first post](/blog/1)', 'the post'),
});
const DATE = 'date: 2025-03-14';

test.each([
  ['a draft', `${DATE}\ndraft: true`, 'draft', undefined],
  ['a text of the future', 'date: 2999-01-01', 'from 2999-01-01', '2999-01-01'],
  ['a text past its time', `${DATE}\nexpires: 2025-06-01`, 'expired on 2025-06-01', undefined],
])(
  '%s is held back: it is listed, and has no page, link or entry',
  async (_, line, reason, next) => {
    const outcome = await build(await editedContent(withPost(replace(DATE, line))));
    if (outcome.kind === 'refused') throw new Error(outcome.message);
    const { out, summary } = outcome;
    expect(summary.heldBack.map((text) => text.reason)).toEqual([reason, reason]);
    expect(summary.nextChange).toBe(next);
    expect(existsSync(join(out, 'blog/1/index.html'))).toBe(false);
    for (const file of ['blogg/index.html', 'feed.xml', 'sitemap.xml']) {
      expect(await readFile(join(out, file), 'utf8')).not.toContain('/blog/1');
    }
  },
);

test('a text whose time has come and is not over is published', async () => {
  const edit = replace(DATE, `${DATE}\nexpires: 2999-01-01`);
  const outcome = await build(await editedContent({ 'blog/1.sv.md': edit, 'blog/1.en.md': edit }));
  expect(outcome).toMatchObject({
    kind: 'built',
    summary: { heldBack: [], nextChange: '2999-01-01' },
  });
});

test('a text that is held back in one language alone is told', async () => {
  const edits = withPost(replace(DATE, `${DATE}\ndraft: true`));
  const outcome = await build(await editedContent({ ...edits, 'blog/1.en.md': append('\n') }));
  expect(outcome.kind === 'built' && outcome.summary.warnings).toContainEqual(
    expect.stringMatching(
      /1\.sv\.md:\d · text held back in one language · found draft · expected the same/,
    ),
  );
});

test('a link to what is held back says why it leads nowhere', async () => {
  const edit = replace(DATE, `${DATE}\ndraft: true`);
  const problems = await problemsOf({ 'blog/1.sv.md': edit, 'blog/1.en.md': edit });
  const dead = {
    what: 'dead internal link',
    found: '/blog/1',
    expected: 'a page that is published; this one is held back (draft)',
    fix: 'publish the page or remove the link',
  };
  expect(problems).toMatchObject([
    { file: 'pages/index.sv.md', ...dead },
    { file: 'pages/index.en.md', ...dead },
  ]);
});

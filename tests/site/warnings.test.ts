import { expect, test } from 'vitest';
import { append, build, editedContent, replace } from '../support/content';

const LONG_BRAND = replace('name: Testvik', 'name: Testviks Alldeles Oändligt Långa Firmanamn');
const SHORT_TITLE = replace('Webbyrå Lund – en sida på bara svenska', 'Lund');
const DESCRIPTION = replace('description: The first post', `description: ${'x'.repeat(90)}`);

const edited = () =>
  editedContent({
    'site.yaml': LONG_BRAND,
    'pages/webbyra-lund.sv.md': SHORT_TITLE,
    'blog/1.en.md': DESCRIPTION,
  });

const WHAT = [
  /pages\/index.en.md:2 · title out of bounds · found \d+ characters · expected 30–60 characters · shorten the title$/,
  /pages\/index.sv.md:2 · title out of bounds/,
  /pages\/about.en.md:2 · title out of bounds/,
  /pages\/om-oss.sv.md:2 · title out of bounds/,
  /webbyra-lund.sv.md:2 · title out of bounds · found 4 characters · .* · lengthen the title$/,
  /blog\/1.en.md:3 · description out of bounds · found \d+ characters · expected 80–155 characters · shorten the description$/,
];

test('titles and descriptions that are too long or too short are told with their places, and built', async () => {
  const outcome = await build(await edited());
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  const told = outcome.summary.warnings.filter((warning) => warning.includes('out of bounds'));
  expect(told).toHaveLength(WHAT.length);
  for (const what of WHAT) expect(told).toContainEqual(expect.stringMatching(what));
});

test('a page with far too much in it is questioned', async () => {
  const outcome = await build(
    await editedContent({ 'blog/1.en.md': append('\nword'.repeat(150_000)) }),
  );
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  expect(outcome.summary.warnings).toContainEqual(
    expect.stringMatching(/blog\/1.en.md:1 · very long page · found 0.8 MB of HTML · .*divide/),
  );
});

test('a strict build refuses them', async () => {
  const outcome = await build(await edited(), { strict: true });
  expect(outcome).toMatchObject({ kind: 'refused', problems: { length: WHAT.length } });
});

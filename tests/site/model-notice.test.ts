import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { build, editedContent, write } from '../support/content';

beforeEach(() => void vi.stubEnv('ASSISTANT_BEDROCK_MODEL_ID', 'eu.a-model-v1:0'));
afterEach(() => void vi.unstubAllEnvs());

const policy = (title: string, text: string) =>
  write(`---
title: ${title}
description: ${title} – vad som händer med det du skriver, hur länge det sparas och hur det raderas
sections:
  - { kind: masthead, eyebrow: E, heading: H, text: T }
  - kind: prose
---

${text}
`);
const SWEDISH = 'pages/privacy-policy.sv.md';
const ENGLISH = 'pages/privacy-policy.en.md';
const written = (sv: string, en: string) =>
  editedContent({
    [SWEDISH]: policy('Integritetspolicy för den lilla byrån', sv),
    [ENGLISH]: policy('Privacy policy of the small agency', en),
  });

const SAID = 'Amazon Bedrock.';

test('a site whose chat asks a model is built where the privacy policy says so in both languages', async () => {
  expect(await build(await written(SAID, SAID))).toMatchObject({ kind: 'built' });
});

test('it is refused where one language keeps quiet, with a sentence to begin with', async () => {
  const english = await build(await written(SAID, 'Nothing.'));
  expect(english).toMatchObject({ kind: 'refused', problems: [{ file: ENGLISH }] });
  const swedish = await build(await written('Inget.', SAID));
  expect(swedish).toMatchObject({ kind: 'refused', problems: [{ file: SWEDISH }] });
  if (swedish.kind === 'built') return;
  expect(swedish.message).toMatch(
    /privacy-policy\.sv\.md · privacy policy that does not name who .* · found a model is used \(eu\.a-model-v1:0\) · expected the words “Amazon Bedrock” · say who .* such as “Chattens svar formuleras av .* Amazon Bedrock.*” .*or use no model$/,
  );
});

test('it is refused where there is no such page', async () => {
  const { kind, ...told } = await build(await editedContent({}));
  expect(kind).toBe('refused');
  expect(told).toMatchObject({ problems: [{ file: SWEDISH }, { file: ENGLISH }] });
});

test('a site without a model need not name one', async () => {
  vi.stubEnv('ASSISTANT_BEDROCK_MODEL_ID', '');
  expect(await build(await written('Inget.', 'Nothing.'))).toMatchObject({ kind: 'built' });
});

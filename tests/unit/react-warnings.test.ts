import { format } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { planSite } from '../../build/plan/plan-site';
import type { PlannedDocument } from '../../content/schema/planned-document';
import { CONTENT, FIXTURE } from '../support/content';
import { documentAt, loadContent, renderContext, rendered } from '../support/load';

const SITE = 'https://www.testvik.example';

/** What React's development build, which tests run, says of documents: unknown attributes, missing keys. */
function warningsOf(
  documents: readonly PlannedDocument[],
  context: ReturnType<typeof renderContext>,
): string[] {
  const warnings: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    warnings.push(format(...words).split('\n', 1)[0] ?? '');
  });
  try {
    for (const document of documents) rendered(document, context);
  } finally {
    spy.mockRestore();
  }
  return warnings;
}

describe('React warns about', () => {
  test('markup that makes no sense', async () => {
    const content = await loadContent(FIXTURE);
    const home = documentAt(planSite(content, SITE).documents, '/');
    const odd = { ...home, description: Number.NaN as unknown as string };
    expect(warningsOf([odd], renderContext(content, SITE))).toEqual([
      expect.stringContaining('NaN'),
    ]);
  });

  test.each([
    ['the fixture', FIXTURE],
    ['the site', CONTENT],
  ])('nothing on the pages of %s', async (_name, folder) => {
    const content = await loadContent(folder);
    const { documents } = planSite(content, SITE);
    expect(warningsOf(documents, renderContext(content, SITE))).toEqual([]);
  });
});

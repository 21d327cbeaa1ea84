import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/**
 * What of WCAG 2.2 AA a page breaks, and by how much its texts are too faint where the visitor's system
 * is dark, one line an element.
 */
export async function violations(page: Page): Promise<string[]> {
  const found = await run(page, OPTIONS);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await run(page, {
    ...OPTIONS,
    runOnly: { type: 'rule', values: ['color-contrast'] },
  });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...found, ...dark.map((line) => `in the dark, ${line}`)];
}

/** Texts of less than WCAG's AAA, 7:1, or 4.5:1 where they are large. */
export const enhancedContrast = (page: Page): Promise<string[]> =>
  run(page, { ...OPTIONS, runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } });

/** The policy forbids script tags, so axe goes in by hand. */
async function run(page: Page, given: RunOptions): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(SOURCE);
  const found = await page.evaluate(async (options) => {
    const { axe } = window;
    if (!axe) throw new Error('axe did not start');
    return (await axe.run(options)).violations;
  }, given);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

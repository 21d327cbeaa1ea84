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

/** What of WCAG 2.2 AA a page breaks, one line an element; the policy forbids script tags, so axe goes in by hand. */
export async function violations(page: Page): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(SOURCE);
  const found = await page.evaluate(async (options) => {
    const { axe } = window;
    if (!axe) throw new Error('axe did not start');
    return (await axe.run(options)).violations;
  }, OPTIONS);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

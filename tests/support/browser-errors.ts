import type { Page } from '@playwright/test';

/** Texts that a page prints as errors, except that a picture of another site did not come. */
export function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    const isPicture = /^https:\/\/(?:images\.unsplash\.com|randomuser\.me)\//.test(url);
    if (isPicture && message.text().startsWith('Failed to load resource')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}

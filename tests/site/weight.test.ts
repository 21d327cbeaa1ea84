import { beforeAll, describe, expect, inject, test } from 'vitest';
import { htmlFiles } from '../support/html';
import { LIMITS, type PageWeight, scriptLimit, weighPage } from '../support/page-weight';

interface Page {
  path: string;
  weight: PageWeight;
}

let pages: Page[] = [];

beforeAll(async () => {
  const out = inject('site');
  const files = await htmlFiles(out);
  pages = await Promise.all(
    files.map(async ({ path, file }) => ({ path, weight: await weighPage(out, file) })),
  );
});

/** Pages over a limit, with what they weigh, the heaviest first. */
const tooHeavy = (weigh: (page: Page) => number, limit: (page: Page) => number): string[] =>
  pages
    .filter((page) => weigh(page) > limit(page))
    .sort((a, b) => weigh(b) - weigh(a))
    .map((page) => `${page.path}: ${weigh(page)} of ${limit(page)} bytes`);

describe('a first visit downloads, after brotli,', () => {
  test('no more than 8 kB of script, on Home and contact pages 10 kB', () => {
    expect(
      tooHeavy(
        ({ weight }) => weight.script.brotli,
        ({ path }) => scriptLimit(path),
      ),
    ).toEqual([]);
  });

  test('no more than 25 kB of HTML', () => {
    expect(
      tooHeavy(
        ({ weight }) => weight.html.brotli,
        () => LIMITS.html,
      ),
    ).toEqual([]);
  });

  test('no more than 14 kB of CSS', () => {
    expect(
      tooHeavy(
        ({ weight }) => weight.css.brotli,
        () => LIMITS.css,
      ),
    ).toEqual([]);
  });

  test('two fonts of no more than 70 kB', () => {
    expect(
      tooHeavy(
        ({ weight }) => weight.fonts.bytes,
        () => LIMITS.fontBytes,
      ),
    ).toEqual([]);
    expect(pages.filter(({ weight }) => weight.fonts.files.length > LIMITS.fonts)).toEqual([]);
  });

  test('one entry script, one style sheet, and the islands that do not wait to be seen', () => {
    const names = (path: string): string[] =>
      (pages.find((page) => page.path === path)?.weight.script.files ?? []).map((file) =>
        file.replace(/^\/assets\/|-[A-Z0-9]+\.js$/g, ''),
      );
    expect(pages.length).toBeGreaterThan(80);
    expect(pages.filter(({ weight }) => weight.css.files.length !== 1)).toEqual([]);
    expect(pages.filter(({ path }) => !names(path).includes('main'))).toEqual([]);
    expect(names('/kontakt-oss')).toEqual(
      expect.arrayContaining(['contact-form.island', 'hydrate-island']),
    );
    expect(names('/om-oss').join()).not.toMatch(/island/);
    expect(names('/').join()).not.toMatch(/island/);
  });
});

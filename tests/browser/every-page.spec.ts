import type { Page } from '@playwright/test';
import { violations } from '../support/browser-axe';
import { EDITIONS } from '../support/browser-editions';
import { recordErrors } from '../support/browser-errors';
import { pagesOf } from '../support/browser-pages';
import { expect, overflow, painted, scrollTo, test } from '../support/browser-test';

/** How many tests share the pages of an edition, so that several workers can. */
const SHARES = 2;

/** A page takes about a second on a quiet machine. */
const TIME = 240_000;

// What fades in is there at once, so that all of a page is judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const resize = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await painted(page);
};

/** What is far below the view is laid out when it comes near; it is judged all the same. */
const layOutAll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.toggleAttribute('data-laid-out', true));

/**
 * WCAG 1.4.4 asks for text at 200 % with nothing lost, by whatever way the browser offers: zoom, at
 * which a window of 1280 px lays out as one of 640, or text alone, which is harder: letters are
 * twice as large while media queries see the same window. Both are judged; all text is in rem.
 */
const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/**
 * Text that nobody can read: it runs out of the window or of a box that hides what does not fit.
 * What scrolls sideways within the page, as wide tables do, can be read.
 */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && scrolls(element.parentElement));
    const words = (element: Element): Text[] =>
      [...element.childNodes].filter(
        (node): node is Text => node instanceof Text && node.data.trim() !== '',
      );
    const leavesWindow = (element: Element): boolean => {
      const range = document.createRange();
      return words(element).some((text) => {
        range.selectNodeContents(text);
        const { left, right } = range.getBoundingClientRect();
        return (left < -1 || right > document.documentElement.clientWidth + 1) && !scrolls(element);
      });
    };
    const outgrows = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      return (
        (hides(overflowX) && scrollWidth > clientWidth + 1) ||
        (hides(overflowY) && scrollHeight > clientHeight + 1)
      );
    };
    return [...document.body.querySelectorAll('body *:not(svg *, .visually-hidden, .skip-link)')]
      .filter((element) => words(element).length > 0 && element.checkVisibility())
      .filter((element) => leavesWindow(element) || outgrows(element))
      .map((element) => `cut off: ${element.outerHTML.slice(0, 100)}`);
  });

/** What does not fit the window. */
const misfits = async (page: Page): Promise<string[]> => [
  ...(await overflow(page)),
  ...(await cutOff(page)),
];

for (const edition of EDITIONS) {
  for (let share = 0; share < SHARES; share++) {
    test(`every page (${edition.code}, ${share + 1} of ${SHARES}) meets WCAG 2.2 AA at 390 and 1280 px, fits 320 px and twice the text, and prints no error`, {
      tag: '@desktop',
    }, async ({ page, request }) => {
      test.setTimeout(TIME);
      const errors = recordErrors(page);
      const missing = [`${edition.prefix}/no-such-page`, `${edition.prefix}/blog/3`];
      const paths = [...(await pagesOf(request, edition)), ...missing];
      const shared = paths.filter((_, index) => index % SHARES === share);
      for (const path of shared) {
        const found: Record<string, readonly string[]> = {};
        await page.setViewportSize({ width: 390, height: 800 });
        await page.goto(path, { waitUntil: 'load' });
        await layOutAll(page);
        found['axe at 390 px'] = await violations(page);
        await resize(page, 320);
        found['320 px'] = await misfits(page);
        await resize(page, 640);
        found['1280 px at 200 %'] = await misfits(page);
        await resize(page, 1280);
        found['axe at 1280 px'] = await violations(page);
        await doubleText(page);
        await painted(page);
        found['twice the text'] = await misfits(page);
        const wrong = Object.fromEntries(
          Object.entries(found).filter(([, what]) => what.length > 0),
        );
        expect.soft(wrong, path).toEqual({});
        await scrollTo(page, 1e6);
        await painted(page);
      }
      const unanswered = errors.filter((error) => error.includes('status of 404'));
      expect(unanswered).toHaveLength(missing.filter((path) => shared.includes(path)).length);
      expect(errors.filter((error) => !unanswered.includes(error))).toEqual([]);
    });
  }
}

import type { APIRequestContext, Page } from '@playwright/test';
import { violations } from '../support/browser-axe';
import { EDITIONS, type Edition, ENGLISH, SWEDISH } from '../support/browser-editions';
import { recordErrors } from '../support/browser-errors';
import { pagesOf, pagesWithEveryPart } from '../support/browser-pages';
import { expect, overflow, painted, scrollTo, test } from '../support/browser-test';

/** How many tests share the pages of an edition, so that several workers can. */
const SHARES = 2;

/** A page takes about a second on a quiet machine. */
const TIME = 240_000;

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

/** As much room as WCAG 1.4.12 lets readers give their text. */
const spaceText = (page: Page, spaced: boolean): Promise<void> =>
  page.evaluate((on) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = on ? [sheet] : [];
  }, spaced);

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

/** Words of headings that a line breaks where there is no hyphen. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    const isBroken = (text: Text, start: number, end: number): boolean => {
      range.setStart(text, start);
      range.setEnd(text, end);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    const broken = (text: Text): string[] =>
      [...text.data.matchAll(/[\p{L}\p{N}]+/gu)]
        .filter(({ 0: word, index }) => isBroken(text, index, index + word.length))
        .map(([word]) => `broken: ${word}`);
    return [...document.querySelectorAll(':is(h1, h2, h3, h4), :is(h1, h2, h3, h4) *')]
      .flatMap((element) => [...element.childNodes])
      .flatMap((node) => (node instanceof Text ? broken(node) : []));
  });

/** Rows of cards that do not reach the end of their line, and dots between names that begin one. */
const holes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = (element: Element | null, side: 'left' | 'right'): number =>
      element ? Math.round(element.getBoundingClientRect()[side]) : Number.NaN;
    const rows = [...document.querySelectorAll('.cards')]
      .filter((list) => Math.abs(edge(list, 'right') - edge(list.lastElementChild, 'right')) > 1)
      .map((list) => `hole after ${list.childElementCount} cards`);
    const dots = [...document.querySelectorAll<HTMLElement>('.district-chips li')]
      .filter((name) => edge(name, 'left') === edge(name.parentElement, 'left'))
      .filter((name) => {
        const { right } = getComputedStyle(name, '::before');
        const clips = getComputedStyle(name.parentElement ?? name).overflowX === 'clip';
        return !clips || Number.parseFloat(right) < name.offsetWidth;
      })
      .map((name) => `a dot before ${name.textContent}`);
    return [...rows, ...dots];
  });

/** What does not fit the window. */
const misfits = async (page: Page): Promise<string[]> => [
  ...(await overflow(page)),
  ...(await cutOff(page)),
];

/** Pages in one language, one in that language's shell whose text is in the other, and those that are not there. */
async function judgedPages(request: APIRequestContext, edition: Edition): Promise<string[]> {
  const [all, theirs] = await Promise.all([
    pagesOf(request, edition),
    pagesOf(request, edition === SWEDISH ? ENGLISH : SWEDISH),
  ]);
  const isTopic = (path: string): boolean => /\/(?:kategori|category)\//.test(path);
  // One list of a topic is like another.
  const own = all.filter((path) => !isTopic(path) || path === all.find(isTopic));
  const route = (path: string): string => path.replace(/^\/en(?=\/|$)/, '') || '/';
  const foreign = theirs.map((path) => edition.prefix + route(path));
  return [
    ...own,
    ...foreign.filter((path) => !own.includes(path)).slice(0, 1),
    ...missing(edition),
  ];
}

/** What shows every part, of either language, and Home in both. */
async function pagesForAxe(request: APIRequestContext): Promise<ReadonlySet<string>> {
  const pages = await Promise.all(EDITIONS.map((edition) => judgedPages(request, edition)));
  const parts = await pagesWithEveryPart(request, pages.flat());
  return new Set([...parts, ...EDITIONS.map(({ home }) => home)]);
}

const missing = ({ prefix }: Edition): string[] => [
  `${prefix}/no-such-page`,
  `${prefix}/blog/99999`,
];

for (const edition of EDITIONS) {
  for (let share = 0; share < SHARES; share++) {
    test(`every page (${edition.code}, ${share + 1} of ${SHARES}) fits 320 px, spaced and twice the text and prints no error; every part meets WCAG 2.2 AA at 390 and 1280 px, in the dark too`, {
      tag: '@desktop',
    }, async ({ page, request }) => {
      test.setTimeout(TIME);
      const errors = recordErrors(page);
      const paths = await judgedPages(request, edition);
      const byAxe = await pagesForAxe(request);
      const shared = [
        ...paths.filter((path) => byAxe.has(path)),
        ...paths.filter((path) => !byAxe.has(path)),
      ].filter((_, index) => index % SHARES === share);
      for (const path of shared) {
        const found: Record<string, readonly string[]> = {};
        await page.setViewportSize({ width: byAxe.has(path) ? 390 : 320, height: 800 });
        await page.goto(path, { waitUntil: 'load' });
        await layOutAll(page);
        if (byAxe.has(path)) {
          found['axe at 390 px'] = await violations(page);
          await resize(page, 320);
        }
        found['320 px'] = [...(await misfits(page)), ...(await brokenWords(page))];
        await spaceText(page, true);
        found['spaced text at 320 px'] = await misfits(page);
        await spaceText(page, false);
        await resize(page, 640);
        found['1280 px at 200 %'] = await misfits(page);
        await resize(page, 1280);
        if (byAxe.has(path)) found['axe at 1280 px'] = await violations(page);
        found['1280 px'] = [...(await brokenWords(page)), ...(await holes(page))];
        await doubleText(page);
        found['twice the text'] = await misfits(page);
        const wrong = Object.fromEntries(
          Object.entries(found).filter(([, what]) => what.length > 0),
        );
        expect.soft(wrong, path).toEqual({});
        await scrollTo(page, 1e6);
        await painted(page);
      }
      const unanswered = errors.filter((error) => error.includes('status of 404'));
      const asked = missing(edition).filter((path) => shared.includes(path));
      expect(unanswered).toHaveLength(asked.length);
      expect(errors.filter((error) => !unanswered.includes(error))).toEqual([]);
    });
  }
}

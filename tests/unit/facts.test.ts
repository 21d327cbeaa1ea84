import { describe, expect, test } from 'vitest';
import {
  factTable,
  formatAmount,
  formatDuration,
  formatFigure,
  formatPrice,
} from '../../build/content/facts';
import { loadContent } from '../support/load';

const NBSP = '\u00a0';

describe('a price', () => {
  test('has its thousands and its kr apart by spaces that do not break', () => {
    expect(formatAmount({ kr: 25000, orMore: false })).toBe(`25${NBSP}000${NBSP}kr`);
  });

  test('below a thousand has no space inside', () => {
    expect(formatAmount({ kr: 500, orMore: false })).toBe(`500${NBSP}kr`);
  });

  test('of a million has two spaces inside', () => {
    expect(formatAmount({ kr: 1234567, orMore: false })).toBe(`1${NBSP}234${NBSP}567${NBSP}kr`);
  });

  test('range says kr once, after an en dash without spaces', () => {
    expect(formatAmount({ kr: [500, 2000], orMore: false })).toBe(`500–2${NBSP}000${NBSP}kr`);
    expect(formatAmount({ kr: [50000, 100000], orMore: false })).toBe(
      `50${NBSP}000–100${NBSP}000${NBSP}kr`,
    );
  });

  test('without an upper bound ends its number with a plus sign', () => {
    expect(formatAmount({ kr: 100000, orMore: true })).toBe(`100${NBSP}000+${NBSP}kr`);
  });

  test.for([
    ['sv', 'month', `8${NBSP}000${NBSP}kr per månad`],
    ['en', 'month', `8${NBSP}000${NBSP}kr per month`],
    ['sv', 'year', `8${NBSP}000${NBSP}kr per år`],
    ['en', 'year', `8${NBSP}000${NBSP}kr per year`],
  ] as const)('in %s paid by the %s says so', ([language, per, text]) => {
    expect(formatPrice({ kr: 8000, orMore: false, per }, language)).toBe(text);
  });

  test('paid once names no period', () => {
    expect(formatPrice({ kr: 25000, orMore: false }, 'en')).toBe(`25${NBSP}000${NBSP}kr`);
  });
});

describe('a time span', () => {
  test.for([
    [{ weeks: 1 }, `1${NBSP}vecka`, `1${NBSP}week`],
    [{ weeks: 2 }, `2${NBSP}veckor`, `2${NBSP}weeks`],
    [{ weeks: [2, 3] as [number, number] }, `2–3${NBSP}veckor`, `2–3${NBSP}weeks`],
    [{ weeks: [0, 1] as [number, number] }, `0–1${NBSP}vecka`, `0–1${NBSP}week`],
    [{ months: 1 }, `1${NBSP}månad`, `1${NBSP}month`],
    [{ months: 3 }, `3${NBSP}månader`, `3${NBSP}months`],
    [{ months: [3, 6] as [number, number] }, `3–6${NBSP}månader`, `3–6${NBSP}months`],
  ] as const)('%j is counted in both languages', ([duration, sv, en]) => {
    expect(formatDuration(duration, 'sv')).toBe(sv);
    expect(formatDuration(duration, 'en')).toBe(en);
  });
});

describe('a figure', () => {
  test('of per cent has a space in Swedish and none in English', () => {
    expect(formatFigure({ value: 98, suffix: '%' }, 'sv')).toBe(`98${NBSP}%`);
    expect(formatFigure({ value: 98, suffix: '%' }, 'en')).toBe('98%');
  });

  test('of "and more" has its plus sign close in both', () => {
    expect(formatFigure({ value: 500, suffix: '+' }, 'sv')).toBe('500+');
    expect(formatFigure({ value: 500, suffix: '+' }, 'en')).toBe('500+');
  });

  test('without a sign is the number alone', () => {
    expect(formatFigure({ value: 200, suffix: '' }, 'sv')).toBe('200');
  });
});

describe('the names a text may refer to', () => {
  test('hold brand, contact, prices, amounts, times and figures in the text’s language', async () => {
    const { site } = await loadContent();
    const sv = factTable(site, 'sv');
    const en = factTable(site, 'en');
    expect(sv.get('brand.name')).toBe('Testvik');
    expect(sv.get('brand.tagline')).toBe('Provbyrå i Lund');
    expect(en.get('brand.tagline')).toBe('Trial agency in Lund');
    expect(en.get('contact.hours')).toBe('Mon–Fri 08:00–16:00');
    expect(en.get('contact.latitude')).toBe('55.7');
    expect(sv.get('prices.monthly')).toBe(`500–2${NBSP}000${NBSP}kr per månad`);
    expect(sv.get('prices.monthly.amount')).toBe(`500–2${NBSP}000${NBSP}kr`);
    expect(en.get('times.trial')).toBe(`1${NBSP}week`);
    expect(sv.get('figures.success')).toBe(`97${NBSP}%`);
    expect(sv.get('social.linkedin')).toBe('https://www.linkedin.com/company/testvik-example');
  });

  test('are the same names in both languages', async () => {
    const { site } = await loadContent();
    expect([...factTable(site, 'sv').keys()]).toEqual([...factTable(site, 'en').keys()]);
  });
});

import { describe, expect, test } from 'vitest';
import { closest, fillPlaceholders } from '../../build/content/placeholders';

const FACTS = new Map([
  ['brand.name', 'Testvik'],
  ['prices.seo', '8 000 kr'],
]);
const none = (): void => {
  throw new Error('no placeholder is unknown here');
};

describe('placeholders', () => {
  test('are filled in every text of a page, however deep', () => {
    const page = {
      title: 'Om {{brand.name}}',
      sections: [{ cards: [{ price: 'från {{prices.seo}}', delay: 100 }] }],
      picture: null,
      featured: true,
    };
    expect(fillPlaceholders(page, FACTS, none)).toEqual({
      title: 'Om Testvik',
      sections: [{ cards: [{ price: 'från 8 000 kr', delay: 100 }] }],
      picture: null,
      featured: true,
    });
  });

  test('may have spaces inside and stand several in one text', () => {
    expect(fillPlaceholders('{{ brand.name }}: {{prices.seo}}', FACTS, none)).toBe(
      'Testvik: 8 000 kr',
    );
  });

  test('leave single braces and other texts alone', () => {
    expect(fillPlaceholders('{city} } {{ {', FACTS, none)).toBe('{city} } {{ {');
  });

  test('leave the value they were given as it was', () => {
    const page = { title: '{{brand.name}}' };
    fillPlaceholders(page, FACTS, none);
    expect(page.title).toBe('{{brand.name}}');
  });

  test('that name nothing stay and are told each time', () => {
    const told: string[][] = [];
    const text = fillPlaceholders(['{{brand.nam}}', '{{ x }}'], FACTS, (placeholder, name) => {
      told.push([placeholder, name]);
    });
    expect(text).toEqual(['{{brand.nam}}', '{{ x }}']);
    expect(told).toEqual([
      ['{{brand.nam}}', 'brand.nam'],
      ['{{ x }}', 'x'],
    ]);
  });

  test('are not filled again by what they are filled with', () => {
    const facts = new Map([['a', '{{b}}']]);
    expect(fillPlaceholders('{{a}}', facts, none)).toBe('{{b}}');
  });
});

describe('the name that was probably meant', () => {
  const NAMES = ['prices.seo', 'prices.seoStockholm', 'times.seoResults', 'brand.name'];

  test.for([
    ['prices.soe', 'prices.seo'],
    ['price.seo', 'prices.seo'],
    ['brand.Name', 'brand.name'],
    ['time.seoResults', 'times.seoResults'],
  ] as const)('for %s is %s', ([written, meant]) => {
    expect(closest(written, NAMES)).toBe(meant);
  });

  test('is not guessed where nothing is near', () => {
    expect(closest('opening.hours', NAMES)).toBeUndefined();
    expect(closest('x', [])).toBeUndefined();
  });

  test('is itself where it exists', () => {
    expect(closest('brand.name', NAMES)).toBe('brand.name');
  });
});

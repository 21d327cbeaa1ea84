import { expect, test } from 'vitest';
import { halvesOf, withHyphens } from '../../build/render/hyphenate';

test.for([
  ['plattformsförsäljaren', 'plattforms-försäljaren'],
  ['Göteborgsbyrån', 'Göteborgs-byrån'],
  ['Sökoptimering', 'Sök-optimering'],
  ['webbutveckling', 'webb-utveckling'],
  ['Mölndalsåsen', 'Mölndals-åsen'],
  ['underleverantörer', 'under-leverantörer'],
])('%s may break as %s', ([word = '', broken]) => {
  expect(halvesOf(word)?.join('-')).toBe(broken);
});

test('only long words of headings are marked, and no tag or attribute is touched', () => {
  const marked = '<span class="long">marknads<span class="shy"></span>föring</span>';
  expect(
    withHyphens(
      '<h2 id="marknadsföring">Vår <a href="/marknadsforingsplaner">marknadsföring</a>, kort</h2><p>marknadsföring</p>',
    ),
  ).toBe(
    `<h2 id="marknadsföring">Vår <a href="/marknadsforingsplaner">${marked}</a>, kort</h2><p>marknadsföring</p>`,
  );
});

import { editionPath } from '../../content/core/paths';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fill, useEdition } from '../../components/edition/edition';

test('the edition asked for outside its provider is an error that names EditionProvider', () => {
  function Route() {
    return <p>{useEdition().route}</p>;
  }
  expect(() => renderToString(<Route />)).toThrow('EditionProvider');
});

test('links lead to the edition of their shell, and elsewhere unchanged', () => {
  expect(editionPath('/contact', 'sv')).toBe('/contact');
  expect(editionPath('/contact', 'en')).toBe('/en/contact');
  expect(editionPath('/', 'en')).toBe('/en/');
  expect(editionPath('#faq', 'en')).toBe('#faq');
  expect(editionPath('https://a.example/', 'en')).toBe('https://a.example/');
});

test('dictionary texts are filled by name and keep what has no value', () => {
  expect(fill('Webbyrå {city}, {number} {nothing}', { city: 'Malmö', number: 0 })).toBe(
    'Webbyrå Malmö, 0 {nothing}',
  );
});

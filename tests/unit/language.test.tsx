import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { hrefIn, fill, useEdition } from '../../components/edition/edition';
import { LanguageProvider, useLanguage } from '../../components/language/language';

function Shown() {
  return <p>{useLanguage()}</p>;
}

describe('the language', () => {
  test('is that of the nearest provider', () => {
    expect(
      renderToString(
        <LanguageProvider language="sv">
          <Shown />
          <LanguageProvider language="en">
            <Shown />
          </LanguageProvider>
        </LanguageProvider>,
      ),
    ).toBe('<p>sv</p><p>en</p>');
  });

  test('asked for outside its provider is an error that names LanguageProvider', () => {
    expect(() => renderToString(<Shown />)).toThrow('LanguageProvider');
  });
});

test('the edition asked for outside its provider is an error that names EditionProvider', () => {
  function Route() {
    return <p>{useEdition().route}</p>;
  }
  expect(() => renderToString(<Route />)).toThrow('EditionProvider');
});

test('links lead to the edition of their shell, and elsewhere unchanged', () => {
  expect(hrefIn('sv', '/contact')).toBe('/contact');
  expect(hrefIn('en', '/contact')).toBe('/en/contact');
  expect(hrefIn('en', '/')).toBe('/en/');
  expect(hrefIn('en', '#faq')).toBe('#faq');
  expect(hrefIn('en', 'https://a.example/')).toBe('https://a.example/');
});

test('dictionary texts are filled by name and keep what has no value', () => {
  expect(fill('Webbyrå {city}, {number} {nothing}', { city: 'Malmö', number: 0 })).toBe(
    'Webbyrå Malmö, 0 {nothing}',
  );
});

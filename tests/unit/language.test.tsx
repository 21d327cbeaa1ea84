import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fill, useEdition } from '../../components/edition/edition';

test('the edition asked for outside its provider is an error that names EditionProvider', () => {
  function Route() {
    return <p>{useEdition().route}</p>;
  }
  expect(() => renderToString(<Route />)).toThrow('EditionProvider');
});

test('dictionary texts are filled by name and keep what has no value', () => {
  expect(fill('Webbyrå {city}, {number} {nothing}', { city: 'Malmö', number: 0 })).toBe(
    'Webbyrå Malmö, 0 {nothing}',
  );
});

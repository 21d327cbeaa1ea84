import { describe, expect, test } from 'vitest';
import { IslandPropsError, decodeProps, encodeProps } from '../../components/island/props';

const refused = (
  props: object,
): Pick<IslandPropsError, 'island' | 'path' | 'found'> | undefined => {
  try {
    encodeProps('an-island', props);
    return undefined;
  } catch (error) {
    if (!(error instanceof IslandPropsError)) throw error;
    const { island, path, found } = error;
    return { island, path, found };
  }
};

describe('an island’s props', () => {
  test.for([
    ['the end of a script', '</script><script>alert(1)</script>'],
    ['quotes', `"double" 'single' \`back\``],
    ['markup and entities', '<b>&amp;</b> &lt; <!-- -->'],
    ['line separators', 'a\u2028b\u2029c\r\n\t'],
    ['emoji', '🔦👩‍🚒🇸🇪'],
    ['half an emoji', '\ud83d'],
    ['backslashes', String.raw`\n \\ \u0041`],
    ['zero bytes', '\0'],
    ['non-breaking spaces', '25\u00a0000\u00a0kr'],
  ] as const)('arrive as they were sent, %s included', ([, text]) => {
    const props = { text, [text]: [text, { text }] };
    expect(decodeProps(encodeProps('x', props))).toEqual(props);
  });

  test('may be numbers, booleans, null, lists, objects and nothing', () => {
    const props = { a: 0, b: -1.5, c: true, d: null, e: [[], {}], f: { g: [1, 'x'] } };
    expect(decodeProps(encodeProps('x', props))).toEqual(props);
    expect(decodeProps(encodeProps('x', {}))).toEqual({});
  });

  test('may be objects without a prototype', () => {
    const props = { a: Object.assign(Object.create(null) as object, { b: 1 }) };
    expect(decodeProps(encodeProps('x', props))).toEqual({ a: { b: 1 } });
  });

  test('may leave out what is undefined', () => {
    expect(decodeProps(encodeProps('x', { a: undefined, b: 1 }))).toEqual({ b: 1 });
  });
});

describe('an island is refused', () => {
  class Slide {
    name = 'x';
  }
  test.for([
    ['a function', () => 1, 'a function'],
    ['a symbol', Symbol('x'), 'a symbol'],
    ['a bigint', 10n, 'a bigint'],
    ['a date', new Date(0), 'a Date'],
    ['a map', new Map(), 'a Map'],
    ['a set', new Set(), 'a Set'],
    ['a regular expression', /x/, 'a RegExp'],
    ['an address object', new URL('https://a.example'), 'a URL'],
    ['an instance of a class', new Slide(), 'a Slide'],
    ['NaN', Number.NaN, 'NaN'],
    ['infinity', Number.POSITIVE_INFINITY, 'Infinity'],
    ['minus infinity', Number.NEGATIVE_INFINITY, '-Infinity'],
  ] as const)('%s, told by its path', ([, value, found]) => {
    expect(refused({ value })).toEqual({ island: 'an-island', path: 'value', found });
    expect(refused({ slides: [{ name: 'a' }, { name: 'b', more: [value] }] })).toEqual({
      island: 'an-island',
      path: 'slides.1.more.0',
      found,
    });
  });

  test('undefined in a list, which would arrive as null', () => {
    expect(refused({ list: [1, undefined] })).toMatchObject({ path: 'list.1' });
  });

  test('with a message that names island, path and value', () => {
    expect(() => encodeProps('faq', { items: [{ open: () => 1 }] })).toThrow(
      'Island faq: props.items.0.open is a function, which JSON cannot carry',
    );
  });
});

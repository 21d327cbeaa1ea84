import { expect, test } from 'vitest';
import { scriptJson } from '../../components/document/head';

test('JSON in a script cannot end the script, nor begin a comment in it', () => {
  const value = { a: '</script><script>alert(1)</script>', b: '<!-- <script', c: ['<'] };
  const json = scriptJson(value);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(value);
});

test('JSON in a script is otherwise as it was', () => {
  expect(scriptJson({ a: 'å "b" & >' })).toBe('{"a":"å \\"b\\" & >"}');
});

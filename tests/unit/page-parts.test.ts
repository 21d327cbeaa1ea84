import { describe, expect, test } from 'vitest';
import { headOf, mainOf } from '../../build/render/page-parts';

describe('the parts of a page', () => {
  test('are what stands in head and main, whatever a text names', () => {
    const text = '<p></head> and </main></p>';
    const page = `<html><head><title>a</title></head><body><main>${text}</main></body></html>`;
    expect(headOf(page)).toBe('<title>a</title>');
    expect(mainOf(page)).toBe(text);
  });
});

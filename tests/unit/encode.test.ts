import { expect, test } from 'vitest';
import { encode } from '../../build/render/encode';

test.each([
  ['nothing', ''],
  ['letters of one, two, three and four bytes', 'aå–🛶'],
  ['half a character, which becomes a replacement character', 'a\ud83d'],
  ['more than there was room for', '–'.repeat(2 ** 19)],
])('%s is encoded as Node does it', (_name, text) => {
  expect(Buffer.from(encode(text)).equals(Buffer.from(text))).toBe(true);
});

test('a text stays as it is when the next one is encoded, and owns its memory', () => {
  const first = encode('första');
  encode('andra!');
  expect(Buffer.from(first).toString()).toBe('första');
  expect(first.buffer.byteLength).toBe(first.length);
});

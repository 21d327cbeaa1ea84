import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { cutFont } from '../../build/bundle/cut-font';

const FONT = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const weights = { min: 400, max: 700 };

test('a font is cut down to the characters asked for', async () => {
  const original = await readFile(createRequire(import.meta.url).resolve(FONT));
  const some = await cutFont({ original, characters: 'abcåäö', weights });
  const more = await cutFont({ original, characters: 'abcåäöABCÅÄÖ', weights });
  expect(Buffer.from(some).subarray(0, 4).toString()).toBe('wOF2');
  expect(some.length).toBeLessThan(more.length);
  expect(more.length).toBeLessThan(original.length);
});

test('a file that is no font is refused with what the library says', async () => {
  const original = Buffer.from('no font');
  await expect(cutFont({ original, characters: 'a', weights })).rejects.toThrow(
    /^A font cannot be cut down: [^]*Error/,
  );
});

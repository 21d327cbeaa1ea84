import { expect, test } from 'vitest';
import { wordMeanings } from '../../../lambdas/assistant/encoder/word-meanings';

/** Dogs and hounds point one way, cats a little aside; "the" tells next to nothing. */
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  dog: [4, 0],
  hound: [2, 0],
  cat: [3, 4],
  the: [0, 0.01],
  fish: [-5, 0],
};
const { read, seek } = wordMeanings((word) => Float32Array.from(DIRECTIONS[word] ?? [0, 0]));

test('a word is held by the one that means most alike, as far as it does', () => {
  const held = seek('The dog');
  expect(held(read('a cat, a hound'))).toBeCloseTo(1, 1);
  expect(held(read('a cat'))).toBeCloseTo(0.6, 1);
  expect(held(read('a fish'))).toBe(0);
});

test('what tells more counts more, and what nothing holds counts as nothing', () => {
  expect(seek('dog fish')(read('hound'))).toBeCloseTo(4 / 9, 2);
  expect(seek('dog')(read(''))).toBe(0);
  expect(seek('')(read('hound'))).toBe(0);
});

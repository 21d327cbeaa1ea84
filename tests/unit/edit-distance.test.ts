import { describe, expect, test } from 'vitest';
import { editDistance } from '../../content/core/edit-distance';

describe('a distance between words', () => {
  test.for([
    ['pris', 'pris', 0],
    ['pris', 'priis', 1],
    ['pris', 'prsi', 1],
    ['pris', 'pros', 1],
    ['hemsida', 'hmesdia', 2],
  ] as const)('%s–%s is %i', ([a, b, distance]) => {
    expect(editDistance(a, b, 2)).toBe(distance);
  });

  test('beyond the limit is told as one more', () => {
    expect(editDistance('webbutveckling', 'fisk', 2)).toBe(3);
  });
});

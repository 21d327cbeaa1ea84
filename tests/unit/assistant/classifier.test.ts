import { describe, expect, test } from 'vitest';
import { openTable, packTable } from '../../../lambdas/assistant/classifier/weights';

describe('the table of weights', () => {
  const rows = [
    { feature: 'w:pris', pairs: [0, 127, 71, -127] },
    { feature: 'b:vad kostar', pairs: [3, 1] },
    { feature: 'n: åäö', pairs: [5, -1, 6, 2, 7, 3] },
  ];

  test('gives back what was packed, and nothing for what was not', () => {
    const find = openTable(packTable(rows));
    for (const { feature, pairs } of rows) expect([...(find(feature) ?? [])]).toEqual(pairs);
    expect(find('w:tid')).toBeUndefined();
    expect(openTable(packTable([]))('w:pris')).toBeUndefined();
  });

  test.for([0, 3, 8, 20, -1])('that was cut at %i bytes is refused', (length) => {
    const bytes = Buffer.from(packTable(rows), 'base64');
    expect(() => openTable(bytes.subarray(0, length).toString('base64'))).toThrow(/not whole/);
  });
});

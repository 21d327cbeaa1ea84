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

  test.for([
    ['hashes', 1],
    ['hashes', 4],
    ['counts', 1],
    ['pairs', 1],
  ] as const)('whose %s lack %i bytes is refused', ([part, missing]) => {
    const table = packTable(rows);
    const bytes = Buffer.from(table[part], 'base64').subarray(0, -missing);
    expect(() => openTable({ ...table, [part]: bytes.toString('base64') })).toThrow(RangeError);
  });
});

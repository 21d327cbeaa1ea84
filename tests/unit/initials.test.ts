import { expect, test } from 'vitest';
import { initials } from '../../components/ui/picture/initials';

test.for([
  ['Peter Ekelöv-Lind', 'PE'],
  ['ylva sandhammar', 'YS'],
  ['Åsa', 'Å'],
  ['Anna Maria Svensson', 'AM'],
  ['Bo   Test', 'BT'],
  ['', ''],
] as const)('%s has the initials %s', ([name, letters]) => {
  expect(initials(name)).toBe(letters);
});

import { expect, test } from 'vitest';
import { windowAt } from '../../../lambdas/conversation/limits';
import { rememberFull } from '../../../lambdas/http/remember-full';

const LIMIT = { max: 1, seconds: 60 };

test('a full window is asked for once; the memory forgets the oldest before it grows too large', async () => {
  let asked = 0;
  const countUp = rememberFull(async () => {
    asked++;
    return false;
  });
  const of = (address: number) => windowAt('callsPerAddress', LIMIT, `${address}`, 0);
  for (let address = 0; address <= 10_000; address++) await countUp(of(address));
  expect(asked).toBe(10_001);
  expect(await countUp(of(10_000))).toBe(false);
  expect(asked).toBe(10_001);
  await countUp(of(0));
  expect(asked).toBe(10_002);
});

test('a window that is not full is counted each time, and so is the next one', async () => {
  const counted: number[] = [];
  const countUp = rememberFull(async ({ start }) => counted.push(start) < 3);
  const at = (now: number) => countUp(windowAt('callsPerAddress', LIMIT, 'one', now));
  expect([await at(1), await at(2), await at(3), await at(4), await at(60_001)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(counted).toEqual([0, 0, 0, 60_000]);
});

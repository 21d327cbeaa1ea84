import { beforeAll, expect, test } from 'vitest';
import type { StackTemplate } from '../../infra/checks/assembly';
import { checkInvariants, INVARIANTS } from '../../infra/checks/invariants';
import { deployment } from '../support/infra/deployments';
import { DISTRIBUTION_MISTAKES } from '../support/infra/mistakes/distribution';
import { FUNCTION_MISTAKES } from '../support/infra/mistakes/functions';
import type { Mistake } from '../support/infra/mistakes/mistake';
import { OPERATIONS_MISTAKES } from '../support/infra/mistakes/operations';
import { STORAGE_MISTAKES } from '../support/infra/mistakes/storage';

const MISTAKES: readonly Mistake[] = [
  ...DISTRIBUTION_MISTAKES,
  ...FUNCTION_MISTAKES,
  ...STORAGE_MISTAKES,
  ...OPERATIONS_MISTAKES,
];

let stacks: readonly StackTemplate[];
beforeAll(async () => {
  ({ stacks } = await deployment('full'));
});

/** The expected complaint that a found one is; the found one where it is none of them. */
const asExpected = (found: string, expected: readonly string[]): string =>
  expected.find((complaint) => {
    const [start = '', end] = complaint.split('…');
    return end === undefined ? found === start : found.startsWith(start) && found.endsWith(end);
  }) ?? found;

test('templates without a mistake are complained of by nobody', () => {
  expect(checkInvariants(stacks)).toEqual([]);
});

test.for(MISTAKES)('%s is caught, for what it is', ([, complaints, make]) => {
  const found = checkInvariants(make(stacks)).map(({ rule, what }) =>
    asExpected(`${rule} · ${what}`, complaints),
  );
  expect(new Set(found)).toEqual(new Set(complaints));
});

test('the mistakes are more than twenty, and every check catches one of them', () => {
  expect(new Set(MISTAKES.map(([name]) => name)).size).toBe(MISTAKES.length);
  expect(MISTAKES.length).toBeGreaterThan(90);
  const idle = INVARIANTS.filter((check) =>
    MISTAKES.every(([, , make]) => check(make(stacks)).length === 0),
  );
  expect(idle.map(({ name }) => name)).toEqual([]);
});

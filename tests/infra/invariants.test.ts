import { expect, test } from 'vitest';
import { checkInvariants } from '../../infra/checks/invariants';
import { VARIANTS } from '../support/infra/configurations';
import { deployment } from '../support/infra/deployments';

test.for(VARIANTS)('the %s variant breaks no invariant', async (variant) => {
  const { stacks } = await deployment(variant);
  expect(checkInvariants(stacks)).toEqual([]);
});

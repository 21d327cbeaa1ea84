import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { at, resources, textOf } from '../../infra/checks/assembly';
import { DUE_INDEX, EXPIRES } from '../../lambdas/store/table';
import { deployment } from '../support/infra/deployments';
import { PROJECT } from '../../content/core/project';

const page = readFileSync(join(PROJECT, 'docs/operations.md'), 'utf8');

test('what the page says of restoring names the keys, and the functions the index, that the table has', async () => {
  const { stacks } = await deployment('plain');
  const [table] = resources(stacks, 'AWS::DynamoDB::GlobalTable');
  const key = textOf(at(table?.properties, 'KeySchema', 0, 'AttributeName'));
  expect(page).toContain(`attribute_not_exists(${key})`);
  expect(page).toContain(`AttributeName=${EXPIRES}`);
  expect(DUE_INDEX.name).toBe(
    textOf(at(table?.properties, 'GlobalSecondaryIndexes', 0, 'IndexName')),
  );
});

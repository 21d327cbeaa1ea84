import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DeleteItemCommand,
  DynamoDBClient,
  QueryCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { at, resources, textOf } from '../../infra/checks/assembly';
import { clientOptions } from '../../lambdas/aws/client-options';
import { DUE_INDEX, EXPIRES } from '../../lambdas/store/table';
import {
  CONTEXT,
  deployedHandler,
  functionNamed,
  type Handler,
} from '../support/infra/deployed-functions';
import { deployment } from '../support/infra/deployments';
import { httpEvent } from '../support/infra/recorded-events';
import { PROJECT } from '../support/infra/site';
import { type StartedSurroundings, startSurroundings } from '../support/infra/surroundings';

const page = readFileSync(join(PROJECT, 'docs/operations.md'), 'utf8');
const [, erasing = ''] = page.split("## Erasing a person's data");
/** The value of an option of the commands that the page gives. */
const option = (name: string): string =>
  new RegExp(`--${name} "([^"]+)"`).exec(erasing.split('\n## ')[0] ?? '')?.[1] ?? '';

let around: StartedSurroundings;
let client: DynamoDBClient;
let chat: Handler;
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  around = await startSurroundings();
  client = new DynamoDBClient(
    clientOptions(around.database, { connectMs: 1_000, requestMs: 5_000, attempts: 1 }),
  );
  const { stacks, outdir } = await deployment('full');
  const [secret = ''] = resources(stacks, 'AWS::SecretsManager::Secret').map(({ id }) => id);
  const known = { [`secret ${secret}`]: 'secret of the CDN' };
  chat = deployedHandler(functionNamed(stacks, 'FunctionsChat'), outdir, known, around);
});
afterAll(async () => {
  client.destroy();
  await around.close();
});

/** A conversation of a visitor, with one question. */
async function talk(number: number, visitor: object, message: string): Promise<void> {
  const sessionId = `session_179523740000${number}_${'k3v9x2m7q4w8z1n6'.repeat(2)}`;
  const post = (path: string, body: object): Promise<unknown> =>
    chat(httpEvent('POST', path, { body: JSON.stringify({ sessionId, ...body }) }), CONTEXT);
  const answers = [
    await post('/api/chat-assistant/user-info', visitor),
    await post('/api/chat-assistant', { message, language: 'sv' }),
  ];
  expect(answers).toEqual([
    expect.objectContaining({ statusCode: 200 }),
    expect.objectContaining({ statusCode: 200 }),
  ]);
}

const everything = async (): Promise<string> =>
  JSON.stringify((await client.send(new ScanCommand({ TableName: around.table }))).Items);

test('the commands of the page leave nothing of a person, and all of everybody else', async () => {
  const åsa = { name: 'Åsa Öberg', email: 'asa@example.com', phone: '070-111 22 33' };
  const bo = { name: 'Bo Ek', email: 'bo@example.com', phone: '070-444 55 66' };
  await talk(1, åsa, 'Vad kostar SEO för Öbergs Blommor?');
  await talk(2, { ...åsa, email: 'asa.oberg@example.com' }, 'Hur lång tid tar Öbergs hemsida?');
  await talk(3, bo, 'Vad kostar SEO för Eks Rör?');
  const before = await everything();
  for (const text of ['Öberg', 'asa@example.com', '070-111 22 33', 'Eks Rör']) {
    expect(before).toContain(text);
  }

  const { Items: found = [] } = await client.send(
    new ScanCommand({
      TableName: around.table,
      ProjectionExpression: 'pk',
      FilterExpression: option('filter-expression'),
      ExpressionAttributeValues: { ':e': { S: åsa.email }, ':p': { S: åsa.phone } },
    }),
  );
  expect(found).toHaveLength(2);
  for (const { pk } of found) {
    if (!pk) throw new Error('An item without its key');
    const { Items: rows = [] } = await client.send(
      new QueryCommand({
        TableName: around.table,
        KeyConditionExpression: option('key-condition-expression'),
        ExpressionAttributeValues: { ':k': pk },
        ProjectionExpression: 'pk, sk',
      }),
    );
    expect(rows.length).toBeGreaterThanOrEqual(4);
    for (const Key of rows) {
      await client.send(new DeleteItemCommand({ TableName: around.table, Key }));
    }
  }

  const after = await everything();
  for (const text of ['Öberg', 'asa@', 'asa.oberg@', '070-111 22 33']) {
    expect(after).not.toContain(text);
  }
  for (const text of ['Bo Ek', 'bo@example.com', 'Eks Rör']) expect(after).toContain(text);
});

test('the page names keys, index and attributes as the table has them', async () => {
  const { stacks } = await deployment('plain');
  const [table] = resources(stacks, 'AWS::DynamoDB::GlobalTable');
  const keys = [0, 1].map((i) => textOf(at(table?.properties, 'KeySchema', i, 'AttributeName')));
  expect(erasing).toContain(`--projection-expression "${keys.join(', ')}"`);
  expect(page).toContain(`attribute_not_exists(${keys[0]})`);
  expect(page).toContain(`AttributeName=${EXPIRES}`);
  expect(DUE_INDEX.name).toBe(
    textOf(at(table?.properties, 'GlobalSecondaryIndexes', 0, 'IndexName')),
  );
});

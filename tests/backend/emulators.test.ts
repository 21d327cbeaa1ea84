import {
  BatchWriteItemCommand,
  ConditionalCheckFailedException,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  type QueryCommandInput,
  UpdateItemCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOptions } from '../../lambdas/aws/client-options';
import { MAX_BODY_BYTES } from '../../lambdas/http/guards/limit-body';
import { DUE_INDEX, EXPIRES } from '../../lambdas/store/table';
import { TABLE } from '../support/backend/emulator';
import { dynaliteEmulator, dynamoDbLocal } from '../support/backend/emulators';

/** DynamoDB takes no larger item. */
const MAX_ITEM_BYTES = 400 * 1024;

/**
 * What the store relies on, and where an emulator is not as DynamoDB is: `dynalite`, which all other
 * tests and the local backend run on, and Amazon's own where it is installed.
 */
for (const emulator of [dynaliteEmulator, dynamoDbLocal()]) {
  describe.skipIf(emulator.missing)(`${emulator.name}, as DynamoDB,`, () => {
    const isDynalite = emulator === dynaliteEmulator;
    let client: DynamoDBClient;
    let stop = async (): Promise<void> => undefined;

    beforeAll(async () => {
      const running = await emulator.start();
      const patience = { connectMs: 5000, requestMs: 12_000, attempts: 1 };
      client = new DynamoDBClient(clientOptions(running.url, patience));
      stop = async () => {
        client.destroy();
        await running.close();
      };
    }, 60_000);
    afterAll(() => stop());

    const keyOf = (sk: string) => ({ pk: { S: 'one' }, sk: { S: sk } });
    const put = (sk: string, more: PutItemCommand['input']['Item'] = {}) =>
      client.send(new PutItemCommand({ TableName: TABLE, Item: { ...keyOf(sk), ...more } }));
    const get = async (sk: string) =>
      (await client.send(new GetItemCommand({ TableName: TABLE, Key: keyOf(sk) }))).Item;
    const query = (more: Partial<QueryCommandInput>) =>
      client.send(
        new QueryCommand({
          TableName: TABLE,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
          ...more,
        }),
      );

    test('writes under a condition once, however many try at once, and nothing otherwise', async () => {
      const count = () =>
        client.send(
          new UpdateItemCommand({
            TableName: TABLE,
            Key: keyOf('counter'),
            UpdateExpression: 'ADD n :one',
            ConditionExpression: 'attribute_not_exists(n) OR n < :max',
            ExpressionAttributeValues: { ':one': { N: '1' }, ':max': { N: '5' } },
          }),
        );
      const tried = await Promise.allSettled(Array.from({ length: 20 }, count));
      const refused = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      expect(refused).toHaveLength(15);
      for (const error of refused) expect(error).toBeInstanceOf(ConditionalCheckFailedException);
      expect((await get('counter'))?.n).toEqual({ N: '5' });
    });

    test('keeps an empty text, and refuses an empty key and an empty set', async () => {
      await put('empty', { text: { S: '' } });
      expect((await get('empty'))?.text).toEqual({ S: '' });
      await expect(put('')).rejects.toThrow(/empty string/);
      await expect(put('set', { set: { SS: [] } })).rejects.toThrow(/empty/);
    });

    test('ends a page at 1 MB and says where to go on; a start need not be there', async () => {
      for (let index = 0; index < 150; index++) {
        await put(`page-${String(index).padStart(3, '0')}`, { text: { S: 'a'.repeat(8000) } });
      }
      const values = { ':pk': { S: 'one' }, ':sk': { S: 'page-' } };
      const page = await query({ ExpressionAttributeValues: values });
      expect(page.Items?.length).toBeGreaterThan(120);
      expect(page.Items?.length).toBeLessThan(135);
      const rest = await query({
        ExpressionAttributeValues: values,
        ExclusiveStartKey: page.LastEvaluatedKey,
      });
      expect((page.Items?.length ?? 0) + (rest.Items?.length ?? 0)).toBe(150);
      const back = await query({
        ExpressionAttributeValues: values,
        ExclusiveStartKey: keyOf('page-010-and-more'),
        ScanIndexForward: false,
        Limit: 2,
      });
      expect(back.Items?.map(({ sk }) => sk?.S)).toEqual(['page-010', 'page-009']);
    });

    test('reads its index without strong consistency only', async () => {
      const index = { IndexName: DUE_INDEX.name, KeyConditionExpression: 'due = :due' };
      const ExpressionAttributeValues = { ':due': { S: 'due#0' } };
      await expect(
        query({ ...index, ExpressionAttributeValues, ConsistentRead: true }),
      ).rejects.toThrow(/onsistent read/);
      // DynamoDB's index may be behind. Both emulators' never are: what the sweep reads there is
      // acted on under conditions on the session itself (store.contract.test.ts).
      await put('due', { due: { S: 'due#0' }, dueAt: { N: '1' } });
      const found = await query({ ...index, ExpressionAttributeValues });
      expect(found.Items).toHaveLength(1);
    });

    test('deletes a whole batch of up to 25', async () => {
      const batch = (length: number) =>
        client.send(
          new BatchWriteItemCommand({
            RequestItems: {
              [TABLE]: Array.from({ length }, (_, index) => ({
                DeleteRequest: { Key: keyOf(`batch-${index}`) },
              })),
            },
          }),
        );
      await expect(batch(26)).rejects.toThrow(/25|Too many/);
      // DynamoDB may leave items unprocessed and throttle. Neither emulator does: that is what the
      // proxy before it is for (erasing.test.ts, faults.test.ts).
      expect((await batch(25)).UnprocessedItems).toEqual({});
    });

    test('refuses an item of more than 400 kB, which no item of ours comes near', async () => {
      await expect(put('large', { text: { S: 'a'.repeat(MAX_ITEM_BYTES) } })).rejects.toThrow(
        /size/,
      );
      expect(MAX_BODY_BYTES * 10).toBeLessThan(MAX_ITEM_BYTES);
      const inUtf8 = put('large', { text: { S: 'å'.repeat(MAX_ITEM_BYTES / 2) } });
      // dynalite counts a text's UTF-16 units, so that Swedish costs less, and pages hold more.
      const told = await inUtf8.then(
        () => 'taken',
        (error: Error) => error.name,
      );
      expect(told).toBe(isDynalite ? 'taken' : 'ValidationException');
    });

    test('has not deleted what has just expired', async () => {
      const expires = { [EXPIRES]: { N: '1' } };
      const enable = client.send(
        new UpdateTimeToLiveCommand({
          TableName: TABLE,
          TimeToLiveSpecification: { Enabled: true, AttributeName: EXPIRES },
        }),
      );
      // dynalite never deletes. DynamoDB does within days: until then, reading ignores it.
      const told = await enable.then(
        () => 'enabled',
        (error: Error) => error.name,
      );
      expect(told).toBe(isDynalite ? 'UnknownOperationException' : 'enabled');
      await put('expired', expires);
      expect(await get('expired')).toMatchObject(expires);
    });
  });
}

import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import { clientOptions } from '../../../lambdas/aws/client-options';
import { startDatabase } from '../../../lambdas/local/start-database';
import type { Item } from '../../../lambdas/store/item';
import { sessionItem } from '../../../lambdas/store/keys';
import { afterFile } from '../leftovers';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

export const TABLE = 'chat-test';

/** An emulator in memory with an empty table, gone when the test file has run. */
export async function emulator(): Promise<string> {
  const database = await startDatabase(undefined, TABLE);
  afterFile(() => database.close());
  return database.url;
}

/** All items of a session as they are stored, by sort key. */
export async function itemsOf(database: string, key: string): Promise<Record<string, Item>> {
  const client = new DynamoDBClient(
    clientOptions(database, { connectMs: 5000, requestMs: 12_000, attempts: 3 }),
  );
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: TABLE,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': { S: sessionItem(key).pk } },
      ConsistentRead: true,
    }),
  );
  client.destroy();
  return Object.fromEntries(Items.map((item) => [item.sk?.S, item]));
}

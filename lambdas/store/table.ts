import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

/** Names that the functions, the emulator and the stack share. */
export const KEYS = { partition: 'pk', sort: 'sk' } as const;
export const EXPIRES = 'expires';

/**
 * Sessions that wait for a mail, or for word of one, and no others: items without `due` are not in
 * the index. It holds them whole, so that one query a partition tells the sweep all that is open.
 */
export const DUE_INDEX = { name: 'due', partition: 'due', sort: 'dueAt' } as const;

/** The index' partitions; a session's is fixed by its key. */
export const DUE_SHARDS = ['due#0', 'due#1', 'due#2', 'due#3'] as const;

export const dueShard = (key: string): string =>
  DUE_SHARDS[key.charCodeAt(0) % DUE_SHARDS.length] ?? DUE_SHARDS[0];

/** The table as an emulator creates it; expiry, backups and deletion protection belong to the stack. */
export const tableDefinition = (name: string): CreateTableCommandInput => ({
  TableName: name,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [
    { AttributeName: KEYS.partition, AttributeType: 'S' },
    { AttributeName: KEYS.sort, AttributeType: 'S' },
    { AttributeName: DUE_INDEX.partition, AttributeType: 'S' },
    { AttributeName: DUE_INDEX.sort, AttributeType: 'N' },
  ],
  KeySchema: [
    { AttributeName: KEYS.partition, KeyType: 'HASH' },
    { AttributeName: KEYS.sort, KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: DUE_INDEX.name,
      KeySchema: [
        { AttributeName: DUE_INDEX.partition, KeyType: 'HASH' },
        { AttributeName: DUE_INDEX.sort, KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
});

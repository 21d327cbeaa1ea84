import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { clientOptions, type Patience } from '../aws/client-options';
import { connectDatabase, type Pause } from './database';
import { createStore, type Store } from './store';

/** A call of DynamoDB takes some milliseconds; a message makes eight. */
const PATIENCE: Patience = { connectMs: 1000, requestMs: 1500, attempts: 3 };

/** Where nobody waits. */
export const LONG_PATIENCE: Patience = { ...PATIENCE, attempts: 5 };

export interface StoreOptions {
  table: string;
  /** Only for an emulator. */
  endpoint: string | undefined;
  patience?: Patience;
  pause?: Pause;
}

/** The store over a client of its own. */
export function connectStore({ table, endpoint, patience = PATIENCE, pause }: StoreOptions): Store {
  const client = new DynamoDBClient(clientOptions(endpoint, patience));
  return createStore(connectDatabase(client, table, pause));
}

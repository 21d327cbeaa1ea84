import { setTimeout as wait } from 'node:timers/promises';
import {
  type BatchWriteItemCommandInput,
  BatchWriteItemCommand,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  GetItemCommand,
  type GetItemCommandInput,
  paginateQuery,
  paginateScan,
  PutItemCommand,
  type PutItemCommandInput,
  type QueryCommandInput,
  type ScanCommandInput,
  UpdateItemCommand,
  type UpdateItemCommandInput,
} from '@aws-sdk/client-dynamodb';
import { describeError, Unavailable } from '../errors/errors';
import { isPassing } from '../aws/passing-failure';
import type { Item } from './item';

type InTable<Input extends { TableName: string | undefined }> = Omit<Input, 'TableName'>;

/**
 * The few calls of DynamoDB that the store is made of. What may pass, such as throttling or a lost
 * connection, is thrown as `Unavailable`.
 */
export interface Database {
  get(input: InTable<GetItemCommandInput>): Promise<Item | undefined>;
  /** Every item of a query, page after page, or its first `Limit`: no page after those is read. */
  query(input: InTable<QueryCommandInput>): Promise<Item[]>;
  /** Every item of the table that a filter lets through; all of it is read. */
  scan(input: InTable<ScanCommandInput>): Promise<Item[]>;
  /** @returns whether the condition held, and with it whether anything was written. */
  put(input: InTable<PutItemCommandInput>): Promise<boolean>;
  /** @returns whether the condition held, and with it whether anything was written. */
  update(input: InTable<UpdateItemCommandInput>): Promise<boolean>;
  /** Updates too. @returns the whole item as it is then, or undefined where the condition did not hold. */
  updated(input: InTable<UpdateItemCommandInput>): Promise<Item | undefined>;
  /** Deletes items by key, however many. */
  remove(keys: readonly Item[]): Promise<void>;
}

type Requests = NonNullable<BatchWriteItemCommandInput['RequestItems']>;

/** Waits so many milliseconds. */
export type Pause = (ms: number) => Promise<unknown>;

export function connectDatabase(
  client: DynamoDBClient,
  table: string,
  pause: Pause = wait,
): Database {
  return {
    async get(input) {
      const { Item } = await passing(
        client.send(new GetItemCommand({ TableName: table, ...input })),
      );
      return Item;
    },
    query: (input) =>
      passing(itemsOf(paginateQuery({ client }, { TableName: table, ...input }), input.Limit)),
    scan: (input) => passing(itemsOf(paginateScan({ client }, { TableName: table, ...input }))),
    async put(input) {
      return !!(await ifHeld(client.send(new PutItemCommand({ TableName: table, ...input }))));
    },
    async update(input) {
      return !!(await ifHeld(client.send(new UpdateItemCommand({ TableName: table, ...input }))));
    },
    async updated(input) {
      const command = new UpdateItemCommand({
        TableName: table,
        ...input,
        ReturnValues: 'ALL_NEW',
      });
      return (await ifHeld(client.send(command)))?.Attributes;
    },
    async remove(keys) {
      for (let first = 0; first < keys.length; first += BATCH) {
        await removeBatch(client, table, keys.slice(first, first + BATCH), pause);
      }
    },
  };
}

/** Keys that one call may delete. */
const BATCH = 25;
/** About six seconds in all. */
const ATTEMPTS = 10;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2000;

/** Reads page after page to the end, or until there are enough items. */
async function itemsOf(
  pages: AsyncIterable<{ Items?: Item[] | undefined }>,
  enough = Infinity,
): Promise<Item[]> {
  const items: Item[] = [];
  for await (const { Items = [] } of pages) {
    items.push(...Items);
    if (items.length >= enough) break;
  }
  return items.slice(0, enough);
}

/** Deletes what one call may delete; what is throttled is tried again, ever more slowly. */
async function removeBatch(
  client: DynamoDBClient,
  table: string,
  keys: readonly Item[],
  pause: Pause,
): Promise<void> {
  let left: Requests = { [table]: keys.map((Key) => ({ DeleteRequest: { Key } })) };
  for (let attempt = 1; ; attempt++) {
    try {
      const input: BatchWriteItemCommandInput = { RequestItems: left };
      const output = await passing(client.send(new BatchWriteItemCommand(input)));
      left = output.UnprocessedItems ?? {};
      if (Object.keys(left).length === 0) return;
      if (attempt === ATTEMPTS) throw new Unavailable('items were left unprocessed');
    } catch (error) {
      if (!(error instanceof Unavailable) || attempt === ATTEMPTS) throw error;
    }
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1));
    // At random, so that erasures that were throttled together do not come back together.
    await pause(Math.random() * longest);
  }
}

/** What a write answered, or undefined where its condition did not hold. */
async function ifHeld<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await passing(write);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

async function passing<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isPassing(error)) throw new Unavailable(describeError(error));
    throw error;
  }
}

import { CreateTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { clientOptions } from '../aws/client-options';
import { tableDefinition } from '../store/table';
import { type LocalServer, startServer } from './start-server';

const PATIENCE = { connectMs: 1000, requestMs: 5000, attempts: 3 };

/** The emulator with its table, on a port of its own choosing. */
export async function startDatabase(path: string | undefined, table: string): Promise<LocalServer> {
  const server = dynalite({ createTableMs: 0, ...(path === undefined ? {} : { path }) });
  const running = await startServer(server);
  await createTable(running.url, table);
  return running;
}

/** Creates the table unless it is there. */
export async function createTable(endpoint: string, table: string): Promise<void> {
  const client = new DynamoDBClient(clientOptions(endpoint, PATIENCE));
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  if (!TableNames.includes(table))
    await client.send(new CreateTableCommand(tableDefinition(table)));
  client.destroy();
}

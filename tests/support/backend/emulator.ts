import { afterAll } from 'vitest';
import { startDatabase } from '../../../lambdas/local/start-database';
import type { LocalServer } from '../../../lambdas/local/start-server';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

export const TABLE = 'chat-test';

const open: LocalServer[] = [];
afterAll(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** An emulator in memory with an empty table, gone when the test file has run. */
export async function emulator(): Promise<string> {
  const database = await startDatabase(undefined, TABLE);
  open.push(database);
  return database.url;
}

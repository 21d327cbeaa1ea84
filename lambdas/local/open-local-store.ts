import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectStore } from '../store/connect';
import type { Store } from '../store/store';
import { checkDataFolder } from './check-data-folder';
import { startDatabase } from './start-database';

/** Numbered by its definition, for an index that is there cannot be changed; tables of before stay as they are. */
export const TABLE = 'chat-2';

/** Where a running backend says how to reach its database. */
export const addressFile = (folder: string): string => join(folder, 'database.url');

export const databaseFolder = (folder: string): string => join(folder, 'db');

/** The store of this machine, beside a running backend or without one. */
export async function openLocalStore(
  folder: string,
): Promise<{ store: Store; close: () => Promise<void> }> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const address = await readFile(addressFile(folder), 'utf8').catch(() => undefined);
  if (address !== undefined && (await answers(address))) {
    return { store: connectStore({ table: TABLE, endpoint: address }), close: async () => {} };
  }
  await checkDataFolder(folder, databaseFolder(folder));
  const database = await startDatabase(databaseFolder(folder), TABLE);
  return {
    store: connectStore({ table: TABLE, endpoint: database.url }),
    close: () => database.close(),
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1000) }).then(
    () => true,
    () => false,
  );

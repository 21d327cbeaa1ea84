import { join } from 'node:path';
import { openOutbox, type Outbox } from '../../../lambdas/local/mail/outbox';
import { sesServer } from '../../../lambdas/local/mail/ses-server';
import { startDatabase } from '../../../lambdas/local/start-database';
import { startServer } from '../../../lambdas/local/start-server';
import { temporaryFolder } from '../temporary-folder';
import { recordingProxy, type Surroundings } from './deployed-functions';

const TABLE = 'conversations';

/** Emulated services around the functions; calls of the database are written down. */
export interface StartedSurroundings extends Surroundings {
  outbox: Outbox;
  calls: Awaited<ReturnType<typeof recordingProxy>>['calls'];
  close(): Promise<void>;
}

export async function startSurroundings(): Promise<StartedSurroundings> {
  const database = await startDatabase(undefined, TABLE);
  const proxy = await recordingProxy(database.url);
  const outbox = openOutbox(join(await temporaryFolder(), 'outbox'));
  const mail = await startServer(sesServer(outbox).server);
  const servers = [proxy, database, mail];
  return {
    database: proxy.url,
    mail: mail.url,
    table: TABLE,
    outbox,
    calls: proxy.calls,
    close: async () => void (await Promise.all(servers.map((server) => server.close()))),
  };
}

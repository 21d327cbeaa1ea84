import { afterAll } from 'vitest';
import { openOutbox, type Outbox } from '../../../lambdas/local/mail/outbox';
import { sesServer, type SesServer } from '../../../lambdas/local/mail/ses-server';
import { type LocalServer, startServer } from '../../../lambdas/local/start-server';
import { temporaryFolder } from '../temporary-folder';

export interface MailServer {
  url: string;
  outbox: Outbox;
  ses: SesServer;
}

const open: LocalServer[] = [];
afterAll(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** The local SES endpoint over an outbox of its own. */
export async function mailServer(): Promise<MailServer> {
  const outbox = openOutbox(await temporaryFolder());
  const ses = sesServer(outbox);
  const running = await startServer(ses.server);
  open.push(running);
  return { url: running.url, outbox, ses };
}

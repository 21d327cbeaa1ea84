import { openOutbox, type Outbox } from '../../../lambdas/local/mail/outbox';
import { sesServer, type SesServer, type TellOfMail } from '../../../lambdas/local/mail/ses-server';
import { startServer } from '../../../lambdas/local/start-server';
import { afterFile } from '../leftovers';
import { temporaryFolder } from '../temporary-folder';

export interface MailServer {
  url: string;
  outbox: Outbox;
  ses: SesServer;
  /** Is told what becomes of mails; nobody is where absent. */
  tell?: TellOfMail;
}

/** The local SES endpoint over an outbox of its own. */
export async function mailServer(): Promise<MailServer> {
  const outbox = openOutbox(await temporaryFolder());
  const ses = sesServer(outbox, (message) => started.tell?.(message));
  const running = await startServer(ses.server);
  afterFile(() => running.close());
  const started: MailServer = { url: running.url, outbox, ses };
  return started;
}

import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Assistant } from '../assistant/assistant';
import type { Limits } from '../conversation/limits';
import { createApp } from '../http/app';
import { chatRoutes } from '../http/routes/routes';
import type { Access } from '../http/types';
import { createLog, type Log } from '../log/log';
import { hearOfMail } from '../mail/hear-of-mail';
import { readMailEvent } from '../mail/read-mail-event';
import { sesSender } from '../mail/ses-sender';
import { connectStore } from '../store/connect';
import { sweep } from '../sweep/sweep';
import { checkDataFolder } from './check-data-folder';
import { openFileLog } from './file-log';
import { handleOutbox } from './mail/outbox-handler';
import { addressFile, databaseFolder, TABLE } from './open-local-store';
import { openOutbox } from './mail/outbox';
import { sesServer, type TellOfMail } from './mail/ses-server';
import { startDatabase } from './start-database';
import { startServer } from './start-server';

/** Oftener than in AWS: what a busy machine was too slow for is tried again while somebody waits. */
const SWEEP_EVERY_MS = 10_000;
/** And so soon after a call that may have made a mail due, so that nobody at work waits for it. */
const SWEEP_SOON_MS = 100;
/** What is under way is let finish for so long. */
const FINISH_MS = 3000;

/** Generous: one person, or a test, at work. */
const LIMITS: Limits = {
  messagesPerSession: { max: 600, seconds: 60 },
  messagesPerAddress: { max: 6000, seconds: 60 },
  callsPerAddress: { max: 60_000, seconds: 60 },
  contactsPerAddress: { max: 10_000, seconds: 86_400 },
  unmarkedContacts: { max: 10_000, seconds: 86_400 },
  mailsPerHour: { max: 10_000, seconds: 3600 },
  mailsPerDay: { max: 10_000, seconds: 86_400 },
  digests: { max: 1, seconds: 60 },
};

export interface LocalBackendOptions {
  /** Everything is kept below it. */
  folder: string;
  /** Makes the assistant, given where it may write what it notices. */
  assistant: (log: Log) => Assistant;
  publicKey: string;
  /** Milliseconds; tests let time pass. */
  now?: () => number;
  sweepEveryMs?: number;
}

/** The chat's backend on this machine: the functions' own code over stand-ins for AWS. */
export interface LocalBackend {
  /** Answers `/api/` and `/__outbox`; tells whether it did. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Ends what is under way, then the stand-ins. */
  close(): Promise<void>;
}

/** A page of the server's own address may call it, whatever name it was opened by. */
const allowsOrigin: Access['allowsOrigin'] = (origin, host) =>
  host !== undefined && origin === `http://${host}`;

/**
 * Starts everything the chat needs, on ports of its own.
 *
 * @throws CommandError where the folder cannot be used.
 */
export async function startLocalBackend(options: LocalBackendOptions): Promise<LocalBackend> {
  const { folder, assistant, publicKey } = options;
  const { now = Date.now, sweepEveryMs = SWEEP_EVERY_MS } = options;
  // The pinned SDK works on Node 20; only its later releases do not.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  await checkDataFolder(folder, databaseFolder(folder));
  const fileLog = await openFileLog(join(folder, 'chat.log'));
  const database = await startDatabase(databaseFolder(folder), TABLE);
  await writeFile(addressFile(folder), database.url);
  const outbox = openOutbox(join(folder, 'outbox'));
  const log = (requestId: string) => createLog(fileLog.write, requestId, now);
  const store = connectStore({ table: TABLE, endpoint: database.url });
  const underWay = new Set<Promise<unknown>>();
  const track = async <T>(work: Promise<T>): Promise<T> => {
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  };
  const tell: TellOfMail = (message) => {
    const event = readMailEvent(message);
    const mailLog = log('mail-events');
    if (event) {
      track(hearOfMail({ store, log: mailLog, now }, event)).catch((error: unknown) =>
        mailLog.error('mail-event', error),
      );
    }
  };
  const ses = await startServer(sesServer(outbox, tell).server);
  const sendMail = sesSender({
    from: 'chat@agency.example',
    to: 'inbox@agency.example',
    configurationSet: 'local',
    endpoint: ses.url,
  });
  const common = { store, limits: LIMITS, now };
  const app = createApp(
    { ...common, log, access: { publicKey, originVerify: undefined, allowsOrigin } },
    chatRoutes(assistant(log('assistant'))),
  );
  const listener = getRequestListener((request, { incoming }) =>
    app.fetch(request, {
      requestId: randomUUID(),
      address: incoming.socket.remoteAddress ?? '127.0.0.1',
    }),
  );
  const runSweep = (): void => {
    const sweepLog = log('sweep');
    track(sweep({ ...common, sendMail, isFinal: false, log: sweepLog })).catch((error: unknown) =>
      sweepLog.error('sweep', error),
    );
  };
  const timer = setInterval(runSweep, sweepEveryMs);
  timer.unref();
  let soon: ReturnType<typeof setTimeout> | undefined;
  const sweepSoon = (): void => {
    soon ??= setTimeout(() => {
      soon = undefined;
      runSweep();
    }, SWEEP_SOON_MS).unref();
  };
  return {
    async handle(request, response) {
      if (await handleOutbox(outbox, request, response)) return true;
      if (!request.url?.startsWith('/api/')) return false;
      await track(listener(request, response));
      if (request.method === 'POST') sweepSoon();
      return true;
    },
    async close() {
      clearInterval(timer);
      clearTimeout(soon);
      await Promise.race([
        Promise.allSettled(underWay),
        wait(FINISH_MS, undefined, { ref: false }),
      ]);
      await rm(addressFile(folder), { force: true });
      await Promise.all([database.close(), ses.close()]);
      await fileLog.close();
    },
  };
}

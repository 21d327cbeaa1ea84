import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../../lambdas/http/app';
import { chatRoutes } from '../../lambdas/http/routes/routes';
import { fileAssistant } from '../../lambdas/local/file-assistant';
import { startLocalBackend } from '../../lambdas/local/start-local-backend';
import { startServer } from '../../lambdas/local/start-server';
import { createLog } from '../../lambdas/log/log';
import { connectStore } from '../../lambdas/store/connect';

/**
 * The backend in a process of its own. `load-server.ts local FOLDER KNOWLEDGE_FILE` is the whole of
 * it, `functions URL KNOWLEDGE_FILE` leaves the emulator to another process. Prints its address, and
 * for each line it is sent the memory it holds after collecting garbage.
 */
const [, , what, where = '', knowledge = ''] = process.argv;

const { url } = await startServer(createServer(what === 'local' ? await local() : functions()));
console.log(JSON.stringify({ url }));

async function local(): Promise<RequestListener> {
  const backend = await startLocalBackend({
    folder: where,
    assistant: (log) => fileAssistant(knowledge, log),
    publicKey: 'bench',
    mailFrom: 'chat@agency.example',
    mailTo: 'inbox@agency.example',
  });
  return (request, response) => void backend.handle(request, response);
}

function functions(): RequestListener {
  const limit = { max: 1_000_000, seconds: 3600 };
  // Written to nobody: what lines cost is measured, not where they go.
  const log = (id: string) => createLog(() => undefined, id, Date.now);
  const app = createApp(
    {
      store: connectStore({ table: 'chat-test', endpoint: where }),
      limits: {
        messagesPerSession: limit,
        messagesPerAddress: limit,
        callsPerAddress: limit,
        transcriptsPerSession: limit,
        mailsInAll: limit,
      },
      access: { publicKey: 'bench', originVerify: undefined, allowsOrigin: () => true },
      log,
      now: Date.now,
    },
    chatRoutes(fileAssistant(knowledge, log('assistant'))),
  );
  const listener = getRequestListener((request) =>
    app.fetch(request, { requestId: randomUUID(), address: '127.0.0.1' }),
  );
  return (request, response) => void listener(request, response);
}

process.stdin.on('data', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  console.log(JSON.stringify({ heapUsed, rss }));
});

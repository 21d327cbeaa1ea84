import { createServer } from 'node:http';
import { startDatabase } from '../../../lambdas/local/start-database';
import { startLocalBackend } from '../../../lambdas/local/start-local-backend';
import { startServer } from '../../../lambdas/local/start-server';
import { standInAssistant } from './stand-in-assistant';

/** A process that tests kill: `serve.ts backend|database FOLDER`; prints its address. */
const [, , what, folder = ''] = process.argv;

const running = what === 'database' ? await startDatabase(folder, 'chat-test') : await backend();
console.log(running.url);

async function backend() {
  const local = await startLocalBackend({
    folder,
    assistant: () => standInAssistant,
    publicKey: 'a-public-key',
    mailFrom: 'chat@agency.example',
    mailTo: 'inbox@agency.example',
  });
  return startServer(createServer((request, response) => void local.handle(request, response)));
}

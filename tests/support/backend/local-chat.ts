import { createServer } from 'node:http';
import {
  type LocalBackendOptions,
  startLocalBackend,
} from '../../../lambdas/local/start-local-backend';
import { type LocalServer, startServer } from '../../../lambdas/local/start-server';
import { standInAssistant } from './stand-in-assistant';

export const LOCAL_KEY = 'a-public-key';

export const localOptions = (
  folder: string,
  more: Partial<LocalBackendOptions> = {},
): LocalBackendOptions => ({
  folder,
  assistant: () => standInAssistant,
  publicKey: LOCAL_KEY,
  ...more,
});

/** A local backend behind a server, as `npm start` has it. */
export async function localChat(
  folder: string,
  more?: Partial<LocalBackendOptions>,
): Promise<LocalServer> {
  const backend = await startLocalBackend(localOptions(folder, more));
  const server = await startServer(
    createServer((request, response) => {
      void backend.handle(request, response).then((did) => {
        if (!did) response.writeHead(404).end('a page of the site');
      });
    }),
  );
  return {
    url: server.url,
    async close() {
      await server.close();
      await backend.close();
    },
  };
}

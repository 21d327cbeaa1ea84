import type { Server } from 'node:http';
import { listen } from './listen';

/** A server of this machine only. */
export interface LocalServer {
  url: string;
  close(): Promise<void>;
}

/** What is under way is let finish for so long. */
const FINISH_MS = 2000;

/** Starts a server on a free port of the loopback address. */
export async function startServer(server: Server): Promise<LocalServer> {
  return {
    url: await listen(server, 0),
    close: () =>
      new Promise((resolve, reject) => {
        const idle = setInterval(() => server.closeIdleConnections(), 20);
        const late = setTimeout(() => server.closeAllConnections(), FINISH_MS);
        server.close((error) => {
          clearInterval(idle);
          clearTimeout(late);
          if (error) reject(error);
          else resolve();
        });
      }),
  };
}

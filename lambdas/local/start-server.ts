import type { Server } from 'node:http';

/** A server of this machine only. */
export interface LocalServer {
  url: string;
  close(): Promise<void>;
}

/** What is under way is let finish for so long. */
const FINISH_MS = 2000;

/** Starts a server on a free port of the loopback address. */
export async function startServer(server: Server): Promise<LocalServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
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

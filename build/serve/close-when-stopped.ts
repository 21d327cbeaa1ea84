import type { Server } from 'node:http';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Ends a server and what is behind it in good order when the process is asked to stop. */
export function closeWhenStopped(server: Server, behind: { close(): Promise<void> }): void {
  const stop = (signal: NodeJS.Signals): void => {
    for (const name of SIGNALS) process.removeListener(name, stop);
    console.error('Stopped.');
    server.close();
    server.closeAllConnections();
    behind.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`The chat's data could not be closed after ${signal}:`, error);
        process.exit(1);
      },
    );
  };
  for (const name of SIGNALS) process.once(name, stop);
}

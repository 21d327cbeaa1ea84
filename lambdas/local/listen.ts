import type { Server } from 'node:http';
import { CommandError } from '../../content/core/command-line';

/**
 * Listens on the loopback address.
 *
 * @returns the address to open.
 * @throws CommandError where the port is taken or not allowed, with the reason in one line.
 */
export function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken. Stop what listens there, or choose another, such as PORT=${port + 1}.`
          : error.code === 'EACCES'
            ? `Port ${port} may not be used by this user. Choose one above 1023, such as PORT=4173.`
            : `The server cannot listen on port ${port}: ${error.message}`;
      reject(new CommandError(reason));
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`);
    });
  });
}

import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { join } from 'node:path';
import { notFoundFile, routePath } from './routes';
import { type Answer, type LocalHandler, pathOf, refuseOtherMethods, send } from './send';

/**
 * Serves an output folder as the edge does: same headers, same routes, same 404.
 *
 * @param local - what is asked first, and answers what is no file.
 */
export const staticServer = (dir: string, local: LocalHandler = async () => false): Server =>
  createServer((request, response) => {
    answer(dir, local, request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });

async function answer(
  dir: string,
  local: LocalHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (await local(request, response)) return;
  if (refuseOtherMethods(request, response)) return;
  await send(request, response, await find(dir, pathOf(request)));
}

async function find(dir: string, path: string): Promise<Answer> {
  const routed = routePath(path);
  if (routed.kind === 'file') {
    const body = await readFile(join(dir, routed.file)).catch(() => undefined);
    if (body) return { status: 200, file: routed.file, body };
  }
  const file = notFoundFile(path);
  const body = await readFile(join(dir, file)).catch(() => Buffer.from('Not found'));
  return { status: 404, file, body };
}

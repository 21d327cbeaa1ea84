import { readFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import { join } from 'node:path';
import { notFoundFile, routePath } from './routes';
import { type Answer, pathOf, refuseOtherMethods, send } from './send';

/** Serves an output folder as the edge does: same headers, same routes, same 404. */
export const staticServer = (dir: string): Server =>
  createServer((request, response) => {
    if (refuseOtherMethods(request, response)) return;
    find(dir, pathOf(request))
      .then((answer) => send(request, response, answer))
      .catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
  });

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

import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { join } from 'node:path';
import { securityHeaders } from '../../lambdas/edge/security-headers';
import { edgeRequest } from './edge-request';
import { localEdge, type LocalEdge } from './local-edge';
import {
  addSecurityHeaders,
  type Answer,
  type LocalHandler,
  NOTHING,
  pathOf,
  refuseOtherMethods,
  send,
  sendRedirect,
} from './send';

/** While there is no site. */
const NOWHERE = securityHeaders({ pictures: [], services: [] });

/**
 * Serves an output folder through the edge's own functions, headers and cache rules.
 *
 * @param local - who is asked first, one after the other, and answers what is no file.
 */
export function staticServer(dir: string, ...local: readonly LocalHandler[]): Server {
  const edge = localEdge(dir);
  return createServer((request, response) => {
    answer(dir, edge, local, request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

async function answer(
  dir: string,
  edge: () => Promise<LocalEdge | undefined>,
  local: readonly LocalHandler[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const current = await edge();
  const security = current?.headers ?? NOWHERE;
  if (pathOf(request).startsWith('/api/')) addSecurityHeaders(response, security);
  for (const handle of local) if (await handle(request, response)) return;
  if (refuseOtherMethods(request, response, security)) return;
  if (!current) return sendWait(response);
  const routed = current.viewerRequest(edgeRequest(request));
  if ('statusCode' in routed) return sendRedirect(response, routed, security);
  await send(request, response, await stored(dir, current, routed.uri), security);
}

/** Before the first build is done: a browser asks again by itself. */
function sendWait(response: ServerResponse): void {
  const again = { 'retry-after': '1', refresh: '1', 'cache-control': 'no-store' };
  response.writeHead(503, { ...NOWHERE, ...again, 'content-type': 'text/plain; charset=utf-8' });
  response.end('The site is being built. It is here in a moment.\n');
}

/** The stored object of a key; what the store says of a key that it does not have. */
async function stored(dir: string, edge: LocalEdge, key: string): Promise<Answer> {
  const file = edge.fileOf(key);
  const body = await readFile(join(dir, file)).catch(() => undefined);
  if (!body) return NOTHING;
  return { status: file.endsWith('/404.html') ? 404 : 200, file, body };
}

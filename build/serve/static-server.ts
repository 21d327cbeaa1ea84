import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheControl } from '../../infra/cache-rules';
import { SECURITY_HEADERS } from '../../infra/security-headers';
import { contentType, isText } from './content-types';
import { notFoundFile, routePath } from './routes';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

interface Answer {
  status: number;
  /** Path of the file under the output folder. */
  file: string;
  body: Uint8Array;
}

/** Serves an output folder as the edge does: same headers, same routes, same 404. */
export const staticServer = (dir: string): Server =>
  createServer((request, response) => {
    answer(dir, request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });

async function answer(
  dir: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...SECURITY_HEADERS, allow: 'GET, HEAD' }).end();
    return;
  }
  const path = (request.url ?? '/').replace(/[?#].*$/, '');
  const found = await find(dir, path);
  await send(request, response, found);
}

async function find(dir: string, path: string): Promise<Answer> {
  const routed = routePath(path);
  if (routed.kind === 'file') {
    for (const file of routed.candidates) {
      const body = await readFile(join(dir, file)).catch(() => undefined);
      if (body) return { status: 200, file, body };
    }
  }
  const file = notFoundFile(path);
  const body = await readFile(join(dir, file)).catch(() => Buffer.from('Not found'));
  return { status: 404, file, body };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file, body }: Answer,
): Promise<void> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = !isText(file)
    ? undefined
    : /\bbr\b/.test(accepted)
      ? 'br'
      : /\bgzip\b/.test(accepted)
        ? 'gzip'
        : undefined;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}${encoding ? `-${encoding}` : ''}"`;
  const headers: Record<string, string> = {
    ...SECURITY_HEADERS,
    'content-type': contentType(file),
    'cache-control': status === 200 ? cacheControl(file) : 'no-store',
    ...(isText(file) ? { vary: 'accept-encoding' } : {}),
    ...(status === 200 ? { etag } : {}),
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const bytes = await encode(body, encoding);
  response.writeHead(status, { ...headers, 'content-length': String(bytes.length) });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

async function encode(body: Uint8Array, encoding: 'br' | 'gzip' | undefined): Promise<Uint8Array> {
  if (encoding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? gzipped(body) : body;
}

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheControl } from '../../infra/cache-rules';
import { SECURITY_HEADERS } from '../../infra/security-headers';
import { contentType, isText } from './content-types';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A file as the answer to a request. */
export interface Answer {
  status: number;
  /** Its path under the output folder, which decides type and caching. */
  file: string;
  body: Uint8Array;
}

/** Something only the local servers answer; tells whether it did. */
export type LocalHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** The path a request asks for, without query. */
export const pathOf = (request: IncomingMessage): string =>
  (request.url ?? '/').replace(/[?#].*$/, '');

/** Answers anything but GET and HEAD; tells whether it did. */
export function refuseOtherMethods(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  response.writeHead(405, { ...SECURITY_HEADERS, allow: 'GET, HEAD' }).end();
  return true;
}

/** Sends a file with the edge's headers, compressed as the browser accepts, or 304 where it has it. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file, body }: Answer,
): Promise<void> {
  const encoding = isText(file) ? acceptedEncoding(request) : undefined;
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

type Encoding = 'br' | 'gzip';

function acceptedEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

async function encode(body: Uint8Array, encoding: Encoding | undefined): Promise<Uint8Array> {
  if (encoding === 'br') {
    return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  }
  return encoding === 'gzip' ? gzipped(body) : body;
}

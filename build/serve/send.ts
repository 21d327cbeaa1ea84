import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { storedCacheControl } from '../../lambdas/edge/cache-rules';
import { acceptsBrotli } from '../../lambdas/edge/accepts-brotli';
import type { EdgeResponse } from '../../lambdas/edge/events';
import { handler as viewerResponse } from '../../lambdas/edge/viewer-response';
import { contentType } from '../../lambdas/edge/content-types';
import { hasBrotliEdition } from '../../lambdas/edge/object-key';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A file as the answer to a request. */
export interface Answer {
  status: number;
  /** Its path under the output folder, which decides type and caching. */
  file: string;
  body: Uint8Array;
}

/** The security headers of a server's answers. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/** Something only the local servers answer; tells whether it did. */
export type LocalHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** The path a request asks for, without query. */
export const pathOf = (request: IncomingMessage): string =>
  (request.url ?? '/').replace(/[?#].*$/, '');

/** Answers anything but GET and HEAD; tells whether it did. */
export function refuseOtherMethods(
  request: IncomingMessage,
  response: ServerResponse,
  security: SecurityHeaders,
): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  response.writeHead(405, { ...security, allow: 'GET, HEAD' }).end();
  return true;
}

/** What the store says where it has no object: no page of ours, and nothing to keep. */
export const NOTHING: Answer = {
  status: 404,
  file: '/nothing.txt',
  body: Buffer.from('Not found'),
};

/** Sends a stored file as the edge does, compressed as the browser accepts, or 304 where it has it. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file, body }: Answer,
  security: SecurityHeaders,
): Promise<void> {
  const encoding = hasBrotliEdition(file) ? acceptedEncoding(request) : undefined;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}${encoding ? `-${encoding}` : ''}"`;
  const { statusCode, headers } = throughEdge({
    'content-type': contentType(file),
    'cache-control': storedCacheControl(file),
    etag,
    ...(status === 404 ? { 'x-amz-meta-status': '404' } : {}),
    ...(encoding ? { 'content-encoding': encoding } : {}),
    ...security,
  });
  if (statusCode === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const bytes = await encode(body, encoding);
  response.writeHead(statusCode, { ...headers, 'content-length': String(bytes.length) });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Sends an answer that the edge gave without asking anybody. */
export function sendRedirect(
  response: ServerResponse,
  { statusCode, headers }: EdgeResponse,
  security: SecurityHeaders,
): void {
  response.writeHead(statusCode, { ...security, ...plain(headers) }).end();
}

/** What the edge adds to answers that are not files. */
export function addSecurityHeaders(response: ServerResponse, security: SecurityHeaders): void {
  for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
}

/** A stored object's headers as visitors get them: the headers policy first, then the function. */
function throughEdge(stored: Record<string, string>): {
  statusCode: number;
  headers: Record<string, string>;
} {
  const headers: EdgeResponse['headers'] = {};
  for (const [name, value] of Object.entries(stored)) {
    headers[name] = { value };
  }
  const answer = viewerResponse({ response: { statusCode: 200, headers } });
  return { statusCode: answer.statusCode, headers: plain(answer.headers) };
}

const plain = (headers: EdgeResponse['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));

type Encoding = 'br' | 'gzip';

function acceptedEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  return acceptsBrotli(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

async function encode(body: Uint8Array, encoding: Encoding | undefined): Promise<Uint8Array> {
  if (encoding === 'br') {
    return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  }
  return encoding === 'gzip' ? gzipped(body) : body;
}

import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface Ask {
  method?: string;
  /** Sent as it is: no address is tidied up on the way. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface Answer {
  path: string;
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  /** As it came, compressed or not. */
  body: Buffer;
}

const TIMEOUT_MS = 30_000;

/** Asks one host; nothing is followed, unpacked or kept. */
export const asking =
  (host: string) =>
  ({ method = 'GET', path, headers = {}, body }: Ask): Promise<Answer> => {
    const url = new URL(host);
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      const request = send(
        {
          hostname: url.hostname,
          port: url.port,
          path,
          method,
          headers: {
            'user-agent': 'smoke',
            ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
            ...headers,
          },
          timeout: TIMEOUT_MS,
        },
        (response) => {
          const { statusCode: status = 0, headers: told } = response;
          const headers = Object.fromEntries(
            Object.entries(told).map(([name, value]) => [name, value?.toString()]),
          );
          buffer(response).then((body) => resolve({ path, status, headers, body }), reject);
        },
      );
      request.on('timeout', () => request.destroy(new Error(`no answer in ${TIMEOUT_MS} ms`)));
      request.on('error', reject);
      request.end(body);
    });
  };

export type AskHost = ReturnType<typeof asking>;

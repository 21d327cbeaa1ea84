import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import type { HttpHandler } from '../../lambdas/http/lambda-handler';
import { startServer } from '../../lambdas/local/start-server';
import { httpEvent } from '../support/http-event';

/** `serve-function.ts FILE`: calls a bundled function as Lambda does; GET /cpu tells what it took. */
const [, , file = ''] = process.argv;
const { handler } = createRequire(import.meta.url)(file) as { handler: HttpHandler };
const print = console.log;
// What it logs, which would fill a pipe that nobody reads on.
console.log = () => {};

async function answer(method: string, url: string, body: string) {
  if (url === '/cpu') return { statusCode: 200, body: JSON.stringify(process.cpuUsage()) };
  const [path = '', query = ''] = url.split('?');
  const headers = {
    authorization: `Bearer ${process.env.CHAT_PUBLIC_KEY}`,
    'content-type': 'application/json',
  };
  return handler(httpEvent({ method, path, query, headers, ...(body && { body }) }));
}

const server = createServer((request, response) => {
  void text(request)
    .then((body) => answer(request.method ?? '', request.url ?? '', body))
    .then(({ statusCode = 200, body }) => response.writeHead(statusCode).end(body));
});
print((await startServer(server)).url);

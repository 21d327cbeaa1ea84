import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { startServer } from '../../../lambdas/local/start-server';
import { afterFile } from '../leftovers';

/**
 * What happens to a request on its way to the database: it is lost (`reset`), never answered
 * (`hang`), answered with a failure (`throttle`, `error`), carried out without anybody learning of
 * it (`lost-answer`), taken for a batch of which nothing was done (`unprocessed`), or passed on.
 */
export type Fault =
  | 'none'
  | 'reset'
  | 'hang'
  | 'throttle'
  | 'error'
  | 'lost-answer'
  | 'unprocessed';

export interface FaultProxy {
  url: string;
  /** Decides for each request, by what is asked, such as `PutItem`. */
  fault: (operation: string) => Fault;
  /** Requests that a fault befell. */
  faults: number;
  /** What was asked of the emulator, and the capacity units that it says were used. */
  calls: { operation: string; units: number }[];
}

/** Stands between the functions and an emulator. */
export async function faultProxy(target: string | (() => string)): Promise<FaultProxy> {
  const proxy: FaultProxy = { url: '', fault: () => 'none', faults: 0, calls: [] };
  const server = createServer((request, response) => {
    const fault = proxy.fault(operationOf(request));
    if (fault !== 'none') proxy.faults++;
    const url = typeof target === 'string' ? target : target();
    answer(url, fault, request, response, proxy.calls).catch(() =>
      request.socket.resetAndDestroy(),
    );
  });
  const running = await startServer(server);
  afterFile(() => running.close());
  proxy.url = running.url;
  return proxy;
}

const operationOf = ({ headers }: IncomingMessage): string =>
  String(headers['x-amz-target']).split('.')[1] ?? '';

async function answer(
  target: string,
  fault: Fault,
  request: IncomingMessage,
  response: ServerResponse,
  calls: FaultProxy['calls'],
): Promise<void> {
  const asked = (await json(request)) as { RequestItems?: unknown };
  if (fault === 'hang') return;
  if (fault === 'reset') {
    request.socket.resetAndDestroy();
    return;
  }
  if (fault === 'throttle') {
    return fail(
      response,
      400,
      'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException',
    );
  }
  if (fault === 'error') {
    return fail(response, 500, 'com.amazonaws.dynamodb.v20120810#InternalServerError');
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !/^(?:host|connection|content-length)$/.test(name)) {
      headers.set(name, value);
    }
  }
  if (fault === 'unprocessed') {
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify({ UnprocessedItems: asked.RequestItems }));
    return;
  }
  const answered = await fetch(target, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...asked, ReturnConsumedCapacity: 'TOTAL' }),
  });
  const body = Buffer.from(await answered.arrayBuffer());
  calls.push({ operation: operationOf(request), units: unitsOf(body) });
  if (fault === 'lost-answer') {
    request.socket.resetAndDestroy();
    return;
  }
  response.writeHead(answered.status, {
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-crc32': answered.headers.get('x-amz-crc32') ?? '',
    'x-amzn-requestid': answered.headers.get('x-amzn-requestid') ?? '',
  });
  response.end(body);
}

interface Capacity {
  CapacityUnits: number;
}

function unitsOf(answer: Buffer): number {
  const { ConsumedCapacity: used } = JSON.parse(answer.toString()) as {
    ConsumedCapacity?: Capacity | Capacity[];
  };
  return [used ?? []].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
}

function fail(response: ServerResponse, status: number, type: string): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify({ __type: type, message: 'made up by the test' }));
}

import type { IncomingMessage } from 'node:http';
import type { EdgeHeaders, EdgeRequest, ViewerRequestEvent } from '../../lambdas/edge/events';

/** A request as CloudFront tells its functions of it. */
export function edgeRequest(request: IncomingMessage): ViewerRequestEvent {
  const [uri = '/', ...query] = (request.url ?? '/').split('?');
  const headers: EdgeHeaders = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers[name] = { value: String(value) };
  }
  return {
    viewer: { ip: request.socket.remoteAddress ?? '' },
    request: {
      method: request.method ?? 'GET',
      uri: uri.replace(/#.*$/, ''),
      querystring: edgeQuery(query.join('?')),
      headers,
      cookies: {},
    },
  };
}

/** A query by name, undecoded, with every value of a name that comes more than once. */
export function edgeQuery(query: string): EdgeRequest['querystring'] {
  const fields: Record<string, { value: string; multiValue?: { value: string }[] }> = {};
  for (const pair of query.split('&').filter((pair) => pair !== '')) {
    const [name = '', ...rest] = pair.split('=');
    const value = rest.join('=');
    const before = fields[name];
    fields[name] = before
      ? { value: before.value, multiValue: [...(before.multiValue ?? [before]), { value }] }
      : { value };
  }
  return fields;
}

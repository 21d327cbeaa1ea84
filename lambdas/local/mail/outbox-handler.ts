import type { IncomingMessage, ServerResponse } from 'node:http';
import { outboxPage } from './outbox-page';
import type { Outbox } from './outbox';

const PATH = '/__outbox';

/** Shows the outbox at `/__outbox`, and the HTML of one mail below it; tells whether it did. */
export async function handleOutbox(
  outbox: Outbox,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = (request.url ?? '/').replace(/[?#].*$/, '');
  if (request.method !== 'GET' || !(path === PATH || path.startsWith(`${PATH}/`))) return false;
  if (path === PATH) {
    send(response, 200, outboxPage(await outbox.list()));
    return true;
  }
  const mail = await outbox.read(path.slice(PATH.length + 1));
  if (mail) send(response, 200, mail.html);
  else send(response, 404, '<!DOCTYPE html><title>No such mail</title><p>No such mail.</p>');
  return true;
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // A mail is what a visitor wrote: it may be looked at, and do nothing.
    'content-security-policy': "default-src 'none'; sandbox allow-same-origin",
    'x-content-type-options': 'nosniff',
  });
  response.end(html);
}

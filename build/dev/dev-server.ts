import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { cached } from '../files/cache';
import { NOT_FOUND_FILES } from '../../content/core/paths';
import { type Problem, formatProblem, formatProblems } from '../../content/core/problem';
import type { Stored } from '../../lambdas/edge/object-key';
import { securityHeaders } from '../../lambdas/edge/security-headers';
import { resolve } from '../../lambdas/edge/resolve';
import {
  type Answer,
  type LocalHandler,
  pathOf,
  refuseOtherMethods,
  send,
  sendRedirect,
} from '../serve/send';
import { codeProblems } from '../assembly/code-problems';
import { escapeXml } from '../plan/escape-xml';
import { DEV_CLIENT } from './dev-client';
import type { DevSite } from '../assembly/dev-site';

const CLIENT_PATH = '/__dev/client.js';
/** A page that is written now may reach any host; what a build reaches is known when it is done. */
const SECURITY = securityHeaders({ pictures: ['https:'], services: ['https:'] });
const EVENTS_PATH = '/__dev/events';

/** A server for one person at work, which tells open pages what has changed and what is wrong. */
export interface DevServer {
  server: Server;
  changed(paths: readonly string[]): void;
  problems(problems: readonly Problem[]): void;
}

/** @param local - who is asked first, one after the other, and answers what is no page. */
export function devServer(site: DevSite, ...local: readonly LocalHandler[]): DevServer {
  const listeners = new Set<ServerResponse>();
  let problems: readonly Problem[] = [];
  const event = (name: string, data: unknown): string =>
    `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  const tell = (text: string): void => {
    for (const listener of listeners) listener.write(text);
  };
  const problemsEvent = (): string => event('problems', problems.map(formatProblem));

  const listen = (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(problemsEvent());
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  };

  const server = createServer((request, response) => {
    const path = pathOf(request);
    if (path === EVENTS_PATH) return listen(response);
    answer(site, local, path, request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) return response.end();
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
      response.end(withDevClient(Buffer.from(pageOfError(error))));
    });
  });
  return {
    server,
    changed: (paths) => tell(event('change', paths)),
    problems: (next) => {
      problems = next;
      tell(problemsEvent());
    },
  };
}

async function answer(
  site: DevSite,
  local: readonly LocalHandler[],
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const handle of local) if (await handle(request, response)) return;
  if (refuseOtherMethods(request, response, SECURITY)) return;
  const exists = (file: string): boolean => site.file(file) !== undefined;
  const resolved = resolve(path, {
    movedTo: (from) => site.movedTo(from),
    has: (address) => exists(address.endsWith('/') ? `${address}index.html` : address),
    // Asking for these draws them.
    get notFound() {
      return NOT_FOUND_FILES.filter(exists);
    },
  });
  if (resolved.kind === 'moved') {
    const headers = { location: { value: encodeURI(resolved.to) } };
    return sendRedirect(response, { statusCode: 301, headers }, SECURITY);
  }
  const found = await find(site, path, resolved);
  const isPage = found.file.endsWith('.html');
  if (!isPage) return send(request, response, found, SECURITY);
  const body = withDevClient(found.body, site.heldBack(found.file));
  await send(request, response, { ...found, body }, SECURITY);
}

async function find(site: DevSite, path: string, { kind, file }: Stored): Promise<Answer> {
  if (path === CLIENT_PATH)
    return { status: 200, file: CLIENT_PATH, body: Buffer.from(DEV_CLIENT) };
  const body = site.file(file) ?? (kind === 'asset' ? await drawCard(site, path) : undefined);
  if (!body) return { status: 404, file, body: Buffer.from(NOTHING_YET) };
  return { status: kind === 'missing' ? 404 : 200, file, body };
}

/** Shown while the content has mistakes that leave nothing to render. */
const NOTHING_YET =
  '<!DOCTYPE html><html lang="en"><head><title>No page yet</title></head><body></body></html>';

/** Shown in place of a page whose code fails, until it is mended. */
const pageOfError = (error: unknown): string =>
  `<!DOCTYPE html><html lang="en"><head><title>This page fails</title></head><body><pre>${escapeXml(formatProblems(codeProblems(error)))}</pre></body></html>`;

async function drawCard(site: DevSite, path: string): Promise<Uint8Array | undefined> {
  const wanted = site.card(path);
  if (!wanted) return undefined;
  return cached('cards', path.replace('/assets/', ''), async () => {
    const { cardDrawer } = await import('../cards/draw-card');
    return (await cardDrawer(wanted.look))(wanted.card);
  });
}

/** @param heldBack - why a build leaves the page out. */
const withDevClient = (html: Uint8Array, heldBack?: string): Uint8Array =>
  Buffer.from(
    Buffer.from(html)
      .toString()
      .replace(
        '</head>',
        `${heldBack ? `<meta name="held-back" content="${heldBack}">` : ''}<script type="module" src="${CLIENT_PATH}"></script></head>`,
      ),
  );

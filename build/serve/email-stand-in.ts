import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { PROJECT } from '../../content/core/project';
import { escapeXml } from '../plan/escape-xml';
import { type LocalHandler, pathOf } from './send';

const SEND_PATH = '/api/v1.0/email/send';
const INBOX_PATH = '/__inbox';
/** Where what is sent is kept; git-ignored. */
const INBOX = join(PROJECT, '.data/inbox');

const text = v.pipe(v.string(), v.maxLength(20_000));
const required = v.pipe(text, v.nonEmpty());

/** What the e-mail service is sent by the contact form. */
const Mail = v.strictObject({
  lib_version: required,
  user_id: required,
  service_id: required,
  template_id: required,
  template_params: v.strictObject({
    from_name: text,
    from_email: text,
    phone: text,
    service: text,
    message: text,
  }),
});
type Mail = v.InferOutput<typeof Mail>;

/**
 * Stands in for the e-mail service on the local servers: takes what the real one takes, keeps it as
 * a file, and shows what has come on a page. Never part of a deployment.
 */
export const emailStandIn =
  (dir = INBOX): LocalHandler =>
  async (request, response) => {
    const path = pathOf(request);
    if (path === SEND_PATH && request.method === 'POST') await receive(dir, request, response);
    else if (path === INBOX_PATH && request.method === 'GET') await showInbox(dir, response);
    else return false;
    return true;
  };

async function receive(
  dir: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const mail = v.safeParse(Mail, await json(request).catch(() => undefined));
  if (!mail.success) {
    const [issue] = mail.issues;
    const where = issue.path?.map(({ key }) => String(key)).join('.') ?? 'body';
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`${where}: ${issue.message}`);
    return;
  }
  await mkdir(dir, { recursive: true });
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${process.hrtime.bigint()}.json`;
  await writeFile(join(dir, name), JSON.stringify(mail.output, null, 2));
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('OK');
}

async function showInbox(dir: string, response: ServerResponse): Promise<void> {
  const names = (await readdir(dir).catch(() => [])).filter((name) => name.endsWith('.json'));
  const mails = await Promise.all(
    names
      .sort()
      .reverse()
      .map(async (name) => ({
        name,
        mail: JSON.parse(await readFile(join(dir, name), 'utf8')) as Mail,
      })),
  );
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(inboxPage(mails));
}

const inboxPage = (mails: readonly { name: string; mail: Mail }[]): string =>
  `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Local inbox</title><body><h1>Local inbox</h1><p>What the contact form has sent on this machine, newest first.</p>${
    mails.length === 0 ? '<p>Nothing yet.</p>' : ''
  }${mails
    .map(
      ({ name, mail: { template_params: params } }) =>
        `<article><h2>${escapeXml(params.from_name)} &lt;${escapeXml(params.from_email)}&gt;</h2><p>${escapeXml(name.slice(0, 19))} · ${escapeXml(params.phone || 'no phone')} · ${escapeXml(params.service || 'no service')}</p><pre>${escapeXml(params.message)}</pre></article>`,
    )
    .join('')}</body></html>`;

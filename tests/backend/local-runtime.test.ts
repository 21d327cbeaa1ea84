import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLocalBackend } from '../../lambdas/local/start-local-backend';
import type { LocalServer } from '../../lambdas/local/start-server';
import { ASA, newSession } from '../support/backend/chat';
import { LOCAL_KEY, localChat, localOptions } from '../support/backend/local-chat';
import { PROJECT } from '../../content/core/project';
import { FIXTURE } from '../support/content';
import { temporaryFolder } from '../support/temporary-folder';

const HEADERS = { authorization: `Bearer ${LOCAL_KEY}`, 'content-type': 'application/json' };

const post = (url: string, path: string, body: unknown): Promise<Response> =>
  fetch(`${url}${path}`, { method: 'POST', headers: HEADERS, body: JSON.stringify(body) });

const messagesOf = async (url: string, session: string, key = LOCAL_KEY): Promise<unknown[]> => {
  const answer = await fetch(`${url}/api/chat-assistant?sessionId=${session}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return ((await answer.json()) as { messages: unknown[] }).messages;
};

describe('the local backend', () => {
  let folder = '';
  let served: LocalServer;
  let clock = Date.now();

  beforeAll(async () => {
    folder = await temporaryFolder();
    served = await localChat(folder, { now: () => clock, sweepEveryMs: 50 });
  });
  afterAll(() => served.close());

  test('serves a conversation, and keeps it over a restart', async () => {
    const sessionId = newSession();
    await post(served.url, '/api/chat-assistant/user-info', { sessionId, ...ASA });
    await post(served.url, '/api/chat-assistant', { sessionId, message: 'Hej', language: 'sv' });
    const before = await messagesOf(served.url, sessionId);
    expect(before).toHaveLength(2);
    await served.close();
    served = await localChat(folder, { now: () => clock, sweepEveryMs: 50 });
    expect(await messagesOf(served.url, sessionId)).toEqual(before);
  });

  test('shows what it mails at /__outbox, as text and as HTML that can do nothing', async () => {
    const own = await localChat(await temporaryFolder());
    const sessionId = newSession();
    const info = { ...ASA, name: 'Berit <script>alert(1)</script>' };
    await post(own.url, '/api/chat-assistant/user-info', { sessionId, ...info });
    await post(own.url, '/api/chat-assistant', { sessionId, message: 'Hej', language: 'sv' });
    expect((await post(own.url, '/api/send-chat-transcript', { sessionId })).status).toBe(200);
    const outbox = async (): Promise<string> => (await fetch(`${own.url}/__outbox`)).text();
    await expect.poll(outbox).toContain('Berit &lt;script&gt;');
    const page = await outbox();
    expect(page).not.toContain('<script>');
    const path = /href="(\/__outbox\/[^"]+)"/.exec(page)?.[1] ?? '';
    const mail = await fetch(`${own.url}${path}`);
    expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await mail.text()).toContain('<table>');
    const outside = await fetch(`${own.url}/__outbox/..%2f..%2fchat.log`);
    expect(outside.status).toBe(404);
    await own.close();
  });

  test('sweeps by itself', async () => {
    const sessionId = newSession();
    const info = { ...ASA, name: 'Sopad Besökare' };
    await post(served.url, '/api/chat-assistant/user-info', { sessionId, ...info });
    clock += 31 * 60_000;
    await expect
      .poll(async () => (await fetch(`${served.url}/__outbox`)).text())
      .toContain('Sopad Besökare');
  });

  test('lets pages of its own address call, and no others', async () => {
    const call = async (origin: string): Promise<number> => {
      const body = JSON.stringify({ sessionId: newSession() });
      const headers = { ...HEADERS, origin };
      return (
        await fetch(`${served.url}/api/send-chat-transcript`, { method: 'POST', headers, body })
      ).status;
    };
    expect(await call(served.url)).toBe(200);
    expect(await call('http://evil.example')).toBe(403);
  });

  test('answers unknown addresses below /api with JSON, and leaves the site’s own alone', async () => {
    const api = await fetch(`${served.url}/api/other`, { headers: HEADERS });
    expect([api.status, await api.json()]).toMatchObject([404, { error: { code: 'not-found' } }]);
    expect(await (await fetch(`${served.url}/kontakt-oss`)).text()).toBe('a page of the site');
  });

  test('logs without names, addresses and numbers', async () => {
    const log = await readFile(join(folder, 'chat.log'), 'utf8');
    expect(log).toContain('"event":"request"');
    expect(log).toContain('"outcome":"delivered"');
    expect(log).not.toMatch(/Åsa|Berit|exempel\.se|031-123|sessionId=/);
  });

  test('says in one line that its folder is in use', async () => {
    const second = startLocalBackend(localOptions(folder));
    await expect(second).rejects.toThrow(
      /^The chat's data in \S+ is in use by another process\. .*$/,
    );
  });
});

describe('a folder that cannot be used', () => {
  test('because it cannot be written is told in one line', async () => {
    const file = join(await temporaryFolder(), 'a-file');
    await writeFile(file, '');
    await expect(startLocalBackend(localOptions(join(file, 'chat')))).rejects.toThrow(
      /^The chat's folder \S+ cannot be written \(ENOTDIR\)\. .*CHAT_DATA=.*$/,
    );
  });

  test('because its data is broken is told in one line', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'db'));
    await writeFile(join(folder, 'db/CURRENT'), 'nonsense');
    await expect(startLocalBackend(localOptions(folder))).rejects.toThrow(
      /^The chat's data in \S+ cannot be read \(.+\)\. Delete the folder to begin anew\.$/,
    );
  });
});

describe('npm start', () => {
  const running: ChildProcess[] = [];
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
  });

  const start = async (data: string, port = '0') => {
    const child = spawn(
      process.execPath,
      [
        join(PROJECT, 'build/run.mjs'),
        'start',
        '--no-cards',
        '--content',
        FIXTURE,
        '--out',
        join(data, 'site'),
      ],
      {
        cwd: PROJECT,
        env: { ...process.env, NODE_ENV: '', PORT: port, CHAT_DATA: join(data, 'chat') },
      },
    );
    running.push(child);
    let out = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => void (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => void (errors += text));
    const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve));
    const isReady = (): boolean => out.includes('The site is at');
    while (!isReady() && child.exitCode === null) {
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 50))]);
    }
    return { child, ended, url: /http:\S+?(?=,)/.exec(out)?.[0] ?? '', errors: () => errors };
  };

  test('serves the chat, and closes its data when it is asked to stop', async () => {
    const data = await temporaryFolder();
    const first = await start(data);
    const key = 'local-development-key';
    const sessionId = newSession();
    const answer = await fetch(`${first.url}/api/chat-assistant`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ sessionId, message: 'Hej', language: 'sv' }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([200, { shape: 'courtesy' }]);
    const taken = await start(await temporaryFolder(), new URL(first.url).port);
    expect(await taken.ended).toBe(1);
    expect(taken.errors().trim()).toMatch(/^Port \d+ is taken\. .*$/);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const second = await start(data);
    expect(second.url || second.errors()).toMatch(/^http:/);
    expect(await messagesOf(second.url, sessionId, key)).toHaveLength(2);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
  });
});

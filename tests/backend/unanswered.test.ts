import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { knowledgeFileOf } from '../../build/knowledge/knowledge-file';
import { writeKnowledge } from '../../build/knowledge/write-knowledge';
import type { Assistant } from '../../lambdas/assistant/assistant';
import type { LocalServer } from '../../lambdas/local/start-server';
import { ASA, newSession } from '../support/backend/chat';
import { emulator } from '../support/backend/emulator';
import { LOCAL_KEY, localChat } from '../support/backend/local-chat';
import { CONTENT } from '../support/content';
import { loadContent } from '../support/load';
import { type Run, runScript, spawnScript } from '../support/run-script';
import { temporaryFolder } from '../support/temporary-folder';

const SCRIPT = 'lambdas/unanswered/show-unanswered.ts';

/** Runs what `npm run chat:unanswered` runs, over a data folder. */
const show = (folder: string, args: readonly string[] = []): Promise<Run> =>
  runScript(SCRIPT, args, environment(folder));

const environment = (folder: string): NodeJS.ProcessEnv => ({ TABLE_NAME: '', CHAT_DATA: folder });

/** Refuses what asks for a fish, is in doubt about a boat, knows everything else. */
const fishmonger: Assistant = async ({ text }) => ({
  shape: /fisk/i.test(text) ? 'out-of-scope' : /båt/i.test(text) ? 'unsure' : 'sure',
  text: 'Ett svar.',
  citations: [],
});

/** Asks the backend of a folder over HTTP, as the widget does. */
async function askAll(folder: string, questions: readonly string[]): Promise<LocalServer> {
  const server = await localChat(folder, { assistant: () => fishmonger });
  const post = async (path: string, body: unknown): Promise<void> => {
    const answer = await fetch(`${server.url}/api/chat-assistant${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${LOCAL_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect({ status: answer.status, body: await answer.text() }).toMatchObject({ status: 200 });
  };
  const sessionId = newSession();
  await post('/user-info', { sessionId, ...ASA });
  for (const message of questions) await post('', { sessionId, message, language: 'sv' });
  return server;
}

describe('npm run chat:unanswered', () => {
  const QUESTIONS = [
    'Säljer ni fisk? Ring Åsa på 031-123 45 67',
    'Vad kostar en hemsida?',
    'säljer ni FISK, ring åsa på 031-123 45 67!',
    'Har ni båt? Svara asa@exempel.se',
  ];

  test('lists what had no sure answer, the most asked first, without anything personal', async () => {
    const folder = await temporaryFolder();
    const asked = await askAll(folder, QUESTIONS);
    const whileRunning = await spawnScript(SCRIPT, [], environment(folder));
    await asked.close();
    const afterwards = await show(folder);
    for (const { code, stdout, stderr } of [whileRunning, afterwards]) {
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      const day = new Date().toISOString().slice(0, 10);
      expect(stdout.trim().split('\n')).toEqual([
        `2 × · ${day} · sv · out-of-scope · säljer ni FISK, ring [visitor] på [number]!`,
        `1 × · ${day} · sv · unsure · Har ni båt? Svara [e-mail]`,
      ]);
    }
  });

  test('puts questions about the same below the page where an answer belongs', async () => {
    const folder = await temporaryFolder();
    const out = join(folder, 'site');
    await writeKnowledge(await loadContent(CONTENT), out);
    const asked = await askAll(folder, [
      'Vad kostar en app för fisk?',
      'fisk: vad kostar en app',
      'Vilka öppettider har fiskdisken?',
    ]);
    const { code, stdout: told } = await show(folder, ['--knowledge', knowledgeFileOf(out)]);
    const without = await show(folder, ['--knowledge', '/nowhere/k.json']);
    await asked.close();
    expect(without).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('/nowhere/k.json') as string,
    });
    expect(code).toBe(0);
    const [first, one, two, second, three] = told.trim().split('\n');
    expect(first).toMatch(/^2 × → \/.+ · .*app/i);
    expect([one, two].join()).toMatch(/för fisk.*fisk:|fisk:.*för fisk/);
    expect(second).toMatch(/^1 × → \/.+ · .*öppettider/i);
    expect(three).toContain('fiskdisken');
  });

  test('says so where there are none', async () => {
    const folder = await temporaryFolder();
    const asked = await askAll(folder, ['Vad kostar en hemsida?']);
    await asked.close();
    expect(await show(folder, ['--days', '7'])).toEqual({
      code: 0,
      stdout: 'No unanswered question in 7 days.\n',
      stderr: '',
    });
  });

  test('names the folder that is none', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    const { code, stderr } = await show(file);
    expect(code).toBe(1);
    expect(stderr).toContain(file);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test.for(['91', 'x'])('refuses --days %s', async (days) => {
    const { code, stderr } = await show(await temporaryFolder(), ['--days', days]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/expected a whole number from 1 to 90/);
  });

  test('names the table that it cannot read, in one line', async () => {
    const { code, stdout, stderr } = await spawnScript(SCRIPT, ['--days', '1'], {
      TABLE_NAME: 'chat-of-production',
      AWS_ENDPOINT_URL: await emulator(),
      AWS_REGION: 'eu-north-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      /^Reading or changing the table chat-of-production of .* failed: ResourceNotFound.*\n$/,
    );
  });
});

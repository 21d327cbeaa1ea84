import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LocalServer, startServer } from '../../lambdas/local/start-server';
import { FIXTURE } from '../support/content';
import { type Run, runScript } from '../support/run-script';

/** How the model's server answers, given what it was asked. */
let answer: (asked: string) => { status?: number; body: string };
let calls: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
let server: LocalServer;
beforeAll(async () => {
  server = await startServer(
    createServer((request, response) => {
      void text(request).then((body) => {
        calls.push({ url: request.url ?? '', headers: request.headers, body });
        const { status = 200, body: said } = answer(body);
        response.writeHead(status, { 'content-type': 'application/json' }).end(said);
      });
    }),
  );
});
afterAll(() => server.close());
beforeEach(() => {
  calls = [];
});

const QUESTION = 'Blir sajten snabb?';
const chat = (model: string, env: NodeJS.ProcessEnv = {}): Promise<Run> =>
  runScript(
    'build/commands/chat.ts',
    ['--content', FIXTURE, '--model', model, '--region', 'eu-central-1', QUESTION],
    env,
  );

/** What a model says that cites the first passage it was given. */
const said = (asked: string, words: string): string =>
  JSON.stringify({ text: words, passages: [/\[([^\]]+)\] /.exec(asked)?.[1]] });
const completion = (content: string) => ({
  body: JSON.stringify({ choices: [{ message: { content } }] }),
});

test('a server of chat completions words the answers', async () => {
  answer = (asked) => completion(said(asked, 'Så här är det.'));
  const { code, stdout } = await chat(`${server.url}/v1/#a:model`, { MODEL_API_KEY: 'a-key' });
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/> Blir sajten snabb\?\n\nSå här är det\.\n/),
  ]);
  expect(stdout).not.toContain('held back');
  const [call] = calls;
  expect([call?.url, call?.headers.authorization]).toEqual([
    '/v1/chat/completions',
    'Bearer a-key',
  ]);
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    model: 'a:model',
    messages: [{ role: 'system' }, { role: 'user', content: QUESTION }],
  });
});

test('a model of Amazon Bedrock words them through Amazon’s client', async () => {
  answer = (asked) => ({
    body: JSON.stringify({
      output: { message: { content: [{ text: said(asked, 'Så är det.') }] } },
    }),
  });
  const { stdout } = await chat('eu.a-model-v1:0', {
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: server.url,
    AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
  expect(stdout).toContain('\n\nSå är det.\n');
  expect(calls[0]?.url).toBe('/model/eu.a-model-v1%3A0/converse');
  expect(calls[0]?.headers.authorization).toMatch(/AKIAEXAMPLE\/\d+\/eu-central-1/);
});

test('what is held back is shown with the reason, below what a visitor gets instead', async () => {
  answer = (asked) => completion(said(asked, 'Det kostar 77 kr.'));
  const { stdout } = await chat(`${server.url}/v1`);
  expect(stdout).toMatch(/\[unsure: .*\]\n\n\[held back, .*no passage .*\]\n.*Det kostar 77 kr\./);
});

test.each([
  ['an error', { status: 404, body: 'no such model' }, 'found Error: 404 no such model'],
  ['something else', { body: '{"a":1}' }, 'found Error: no chat completion: {"a":1}'],
])('a server that answers %s is told with what to do', async (_, answered, found) => {
  answer = () => answered;
  const { code, stderr } = await chat(`${server.url}/v1`);
  expect(code).toBe(1);
  expect(stderr).toContain(`${server.url}/v1 gave no answer · ${found} · expected `);
  expect(stderr).toContain(' · start the server, or correct the address');
});

test.each([
  ['http://127.0.0.1:1/v1', /found \w+: .+ · expected a chat completion/],
  ['a/b', /^--model a\/b is neither an address nor the id of a model of Bedrock\. Usage: /],
])('--model %s is told', async (model, told) => {
  const { code, stderr } = await chat(model);
  expect([code, stderr]).toEqual([1, expect.stringMatching(told)]);
});

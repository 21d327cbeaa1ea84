import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { writeKnowledge } from '../../build/knowledge/write-knowledge';
import { knowledgeFileOf } from '../../build/knowledge/knowledge-file';
import { WEIGHTS_FILE } from '../../lambdas/assistant/weights-file';
import type { HttpHandler } from '../../lambdas/http/lambda-handler';
import { startServer } from '../../lambdas/local/start-server';
import type { SweepResult } from '../../lambdas/sweep/sweep';
import { type BundledFunctions, bundleFunctions } from '../../lambdas/bundle/bundle-functions';
import { loadFunction } from '../support/backend/bundled';
import { newSession } from '../support/backend/chat';
import { emulator, TABLE } from '../support/backend/emulator';
import { type EventOptions, httpEvent } from '../support/http-event';
import { mailServer, type MailServer } from '../support/backend/mail-server';
import { loadContent } from '../support/load';
import { temporaryFolder } from '../support/temporary-folder';

const KEY = 'the-public-key';
const SITE = 'https://www.example.com';
const VERIFY = 'a-secret-that-only-the-cdn-knows';
const MESSAGE = '/api/chat-assistant';

let functions: BundledFunctions;
let mail: MailServer;
let environment: Record<string, string>;
let chat: HttpHandler;
/** What the functions wrote to the console. */
const lines: string[] = [];

beforeAll(async () => {
  const folder = await temporaryFolder();
  functions = await bundleFunctions(join(folder, 'functions'));
  mail = await mailServer();
  const out = join(folder, 'site');
  await writeKnowledge(await loadContent(), out);
  environment = {
    TABLE_NAME: TABLE,
    DYNAMODB_ENDPOINT: await emulator(),
    SES_ENDPOINT: mail.url,
    CHAT_PUBLIC_KEY: KEY,
    ALLOWED_ORIGINS: SITE,
    ORIGIN_VERIFY: VERIFY,
    MAIL_FROM: 'chat@agency.example',
    MAIL_TO: 'inbox@agency.example',
    KNOWLEDGE_FILE: knowledgeFileOf(out),
    WEIGHTS_FILE,
  };
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  chat = loadFunction(functions.chat, environment) as HttpHandler;
});

type Sweep = (event: unknown, context: { awsRequestId: string }) => Promise<SweepResult>;
const sweepOf = (variables: Readonly<Record<string, string>>): Sweep =>
  loadFunction(functions.sweep, variables) as Sweep;

/** An event as the CDN lets it through. */
const event = ({ headers, ...options }: EventOptions) =>
  httpEvent({
    ...options,
    headers: {
      authorization: `Bearer ${KEY}`,
      origin: SITE,
      'x-origin-verify': VERIFY,
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  });

const post = (path: string, body: unknown, more: Partial<EventOptions> = {}) =>
  event({ method: 'POST', path, body: JSON.stringify(body), ...more });

describe('the bundled functions', () => {
  test('answer what only the example questions tell', async () => {
    const message = 'Är sajten kvick på dåligt nät?';
    const answer = await chat(post(MESSAGE, { sessionId: newSession(), message, language: 'sv' }));
    expect(JSON.parse(answer.body ?? '')).toMatchObject({
      shape: expect.stringMatching(/^(?:sure|likely)$/) as string,
      message: expect.stringMatching(/snabb laddning ingår/i) as string,
    });
  });

  test('answer a whole conversation over events of an HTTP API', async () => {
    const sessionId = newSession();
    const info = await chat(
      post(`${MESSAGE}/user-info`, {
        sessionId,
        name: 'Eva Ek',
        email: 'eva@exempel.se',
        phone: '1',
      }),
    );
    expect(info).toEqual({
      statusCode: 200,
      body: '{"saved":true}',
      isBase64Encoded: false,
      headers: expect.objectContaining({
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'access-control-allow-origin': SITE,
        'x-request-id': 'JKJaXmPLvHcESHA=',
      }) as object,
    });
    const body = JSON.stringify({ sessionId, message: 'Blir sajten snabb?', language: 'sv' });
    const answer = await chat(
      event({
        method: 'POST',
        path: MESSAGE,
        body: Buffer.from(body).toString('base64'),
        isBase64Encoded: true,
      }),
    );
    expect(answer.statusCode).toBe(200);
    const { message, shape } = JSON.parse(answer.body ?? '') as { message: string; shape: string };
    expect([shape, message]).toEqual(['sure', expect.stringMatching(/1\s500\skr/)]);
    const list = await chat(
      event({ method: 'GET', path: MESSAGE, query: `sessionId=${sessionId}` }),
    );
    expect(JSON.parse(list.body ?? '')).toMatchObject({
      messages: [
        { role: 'user', content: 'Blir sajten snabb?' },
        { role: 'assistant', content: message },
      ],
    });
    const closed = await chat(post('/api/send-chat-transcript', { sessionId }));
    expect(closed).toMatchObject({ statusCode: 200, body: '{"accepted":true}' });
    await sweepOf(environment)({}, { awsRequestId: 'x' });
    expect((await mail.outbox.list()).at(-1)?.text).toContain('Eva Ek');
    const erased = await chat(
      event({ method: 'DELETE', path: MESSAGE, query: `sessionId=${sessionId}` }),
    );
    expect(erased).toMatchObject({ statusCode: 204, body: '' });
  });

  test('refuse what the CDN would not send, a preflight of another site and broken bodies', async () => {
    const get = { method: 'GET', path: MESSAGE, query: `sessionId=${newSession()}` };
    const answers = await Promise.all([
      chat(event({ ...get, headers: { 'x-origin-verify': 'guessed' } })),
      chat(event({ ...get, headers: { authorization: 'Bearer guessed' } })),
      chat(
        event({ method: 'OPTIONS', path: MESSAGE, headers: { origin: 'https://evil.example' } }),
      ),
      chat(
        event({ method: 'POST', path: MESSAGE, headers: { 'content-type': 'application/json' } }),
      ),
      chat(event({ method: 'POST', path: MESSAGE, body: '/w==', isBase64Encoded: true })),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 401, 403, 400, 400]);
  });

  test('answer a preflight of the site with nothing but headers', async () => {
    const answer = await chat(event({ method: 'OPTIONS', path: MESSAGE }));
    expect(answer).toMatchObject({ statusCode: 204, body: '' });
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': SITE });
  });

  test('log lines of JSON with the request’s id, and metrics that CloudWatch reads', async () => {
    lines.length = 0;
    const sessionId = newSession();
    await chat(
      post(
        MESSAGE,
        { sessionId, message: 'Hej', language: 'sv' },
        { requestId: 'request-of-mine=' },
      ),
    );
    const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(parsed.length).toBeGreaterThan(1);
    expect(new Set(parsed.map(({ requestId }) => requestId))).toEqual(
      new Set(['request-of-mine=']),
    );
    expect(lines.join('')).not.toContain(sessionId.slice(22));
    const metric = parsed.find((line) => '_aws' in line);
    expect(metric).toMatchObject({
      _aws: {
        Timestamp: expect.any(Number),
        CloudWatchMetrics: [
          {
            Namespace: 'Chat',
            Dimensions: [[], ['shape']],
            Metrics: [{ Name: 'Replies', Unit: 'Count' }],
          },
        ],
      },
      Replies: 1,
      shape: expect.any(String),
    });
  });

  test('sweep on a schedule’s event', async () => {
    const scheduled = { version: '0', 'detail-type': 'Scheduled Event' };
    const result = await sweepOf(environment)(scheduled, { awsRequestId: 'x' });
    expect(result).toEqual({ mailed: 0, waiting: 0 });
  });

  test('throw from the sweep where the table cannot be read, so that it is run again', async () => {
    const lost = sweepOf({ ...environment, DYNAMODB_ENDPOINT: 'http://127.0.0.1:9' });
    await expect(lost({}, { awsRequestId: 'x' })).rejects.toThrow(/does not answer/);
  });

  test('hear over SNS what became of a mail', async () => {
    const hears = { ...environment, SES_CONFIGURATION_SET: 'a-set' };
    const told: string[] = [];
    mail.tell = (message) => void told.push(message);
    const sessionId = newSession();
    const visitor = { name: 'Ulla', email: 'ulla@exempel.se', phone: '1' };
    await chat(post(`${MESSAGE}/user-info`, { sessionId, ...visitor }));
    await chat(post(MESSAGE, { sessionId, message: 'Hej', language: 'sv' }));
    await chat(post('/api/send-chat-transcript', { sessionId }));
    expect(await sweepOf(hears)({}, { awsRequestId: 'x' })).toEqual({ mailed: 1, waiting: 0 });
    const hear = loadFunction(functions['mail-events'], environment) as (
      event: { Records: { Sns: { Message: string } }[] },
      context: { awsRequestId: string },
    ) => Promise<void>;
    lines.length = 0;
    const Records = [...told, '{"eventType":"Send","mail":{}}'].map((Message) => ({
      Sns: { Message },
    }));
    await hear({ Records }, { awsRequestId: 'x' });
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ Mails: 1, outcome: 'delivered' }),
    ]);
  });

  test('sign with the credentials that Lambda puts into the environment', async () => {
    const { DYNAMODB_ENDPOINT = '', ...others } = environment;
    const credentials = {
      AWS_REGION: 'eu-north-1',
      AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_SESSION_TOKEN: 'token',
      AWS_ENDPOINT_URL_DYNAMODB: DYNAMODB_ENDPOINT,
    };
    const deployed = loadFunction(functions.chat, {
      ...others,
      ...credentials,
    }) as HttpHandler;
    const call = () =>
      deployed(event({ method: 'GET', path: MESSAGE, query: `sessionId=${newSession()}` }));
    // The client reads the region and the credentials with its first call, not on loading.
    vi.stubEnv('AWS_REGION', 'eu-north-1');
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', DYNAMODB_ENDPOINT);
    vi.stubEnv('AWS_ACCESS_KEY_ID', '');
    expect((await call()).statusCode).toBe(500);
    for (const [name, value] of Object.entries(credentials)) vi.stubEnv(name, value);
    expect((await call()).statusCode).toBe(200);
    vi.unstubAllEnvs();
  });

  test('answer in a model’s words where there is one, and tell of it when it fails', async () => {
    const said: string[] = [];
    const model = await startServer(
      createServer((request, response) => {
        said.push(request.url ?? '');
        void text(request).then((asked) => {
          const [, id] = /\[([^\]]+)\] /.exec(asked) ?? [];
          const content = [{ text: JSON.stringify({ text: 'Så här är det.', passages: [id] }) }];
          response.end(JSON.stringify({ output: { message: { content } } }));
        });
      }),
    );
    const asked = loadFunction(functions.chat, {
      ...environment,
      ASSISTANT_BEDROCK_MODEL_ID: 'eu.a-model-v1:0',
      BEDROCK_ENDPOINT: model.url,
    }) as HttpHandler;
    const message = 'Vad kostar SEO?';
    const answer = await asked(post(MESSAGE, { sessionId: newSession(), message, language: 'sv' }));
    expect(answer.body).toContain('Så här är det.');
    expect(said).toEqual(['/model/eu.a-model-v1%3A0/converse']);
    await model.close();
    lines.length = 0;
    await asked(post(MESSAGE, { sessionId: newSession(), message, language: 'sv' }));
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ ModelFailures: 1, code: expect.any(String) as string }),
    );
  });

  test('hold Amazon’s client for models in a file of its own, which nothing else reads', async () => {
    const holders: string[] = [];
    for (const { dir } of Object.values(functions)) {
      for (const name of await readdir(dir)) {
        const code = await readFile(join(dir, name), 'utf8');
        if (code.includes('BedrockRuntime')) holders.push(`${basename(dir)}/${name}`);
      }
    }
    expect(holders).toEqual(['chat/converse.js']);
  });

  for (const name of ['chat', 'sweep', 'mail-events'] as const) {
    test(`${name} says on loading which variables it lacks`, () => {
      expect(() => loadFunction(functions[name], { TABLE_NAME: ' ' })).toThrow(
        /TABLE_NAME · found " " · expected the name of the table/,
      );
    });

    test(`${name} holds nothing that is for development`, () => {
      const { inputs } = functions[name];
      const foreign =
        /^lambdas\/local\/|^(?:build|tests|components|client|infra)\/|node_modules\/(?:dynalite|level|esbuild|@hono\/node-server|@aws-sdk\/credential-provider-(?!env))/;
      expect(inputs.filter((input) => foreign.test(input))).toEqual([]);
      expect(inputs).toContain(`lambdas/${name}.lambda.ts`);
    });
  }
});

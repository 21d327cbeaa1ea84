import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Assistant, Reply } from '../../../../lambdas/assistant/assistant';
import { bedrockModel } from '../../../../lambdas/assistant/bedrock/ask-model';
import { bedrockAssistant } from '../../../../lambdas/assistant/bedrock/bedrock-assistant';
import { promptOf } from '../../../../lambdas/assistant/bedrock/prompt';
import type { Verdict } from '../../../../lambdas/assistant/reply/compose-reply';
import type { Knowledge } from '../../../../lambdas/assistant/knowledge';
import { readWeights } from '../../../../lambdas/assistant/weights-file';
import { type LocalServer, startServer } from '../../../../lambdas/local/start-server';

const contact = {
  passage: 'contact',
  phone: '031-390 06 12',
  email: 'info@a.example',
  hours: '9–17',
  privacy: '/privacy-policy',
};
const KNOWLEDGE: Knowledge = {
  ...readWeights(),
  version: 1,
  name: 'Testvik',
  contact: { sv: contact, en: contact },
  passages: [
    {
      id: 'seo-price',
      language: 'sv',
      path: '/tjanster',
      title: 'Tjänster',
      heading: 'Pris',
      text: 'SEO från 8 000 kr per månad.',
      topics: [],
    },
    {
      id: 'seo-price-en',
      language: 'en',
      path: '/services/seo',
      title: 'SEO',
      heading: 'Price',
      text: 'SEO from SEK 8,000 a month.',
      topics: [],
    },
  ],
};
const EMBEDDED: Reply = { shape: 'unsure', text: 'Menar du …?', citations: [] };
const REFUSED: Reply = { shape: 'out-of-scope', text: 'Det hittar jag inte.', citations: [] };
const QUESTION = { text: 'Vad kostar SEO?', language: 'sv', history: [] } as const;
const MODEL = 'anthropic.claude-x-v1:0';

/** How the stand-in for Bedrock answers the next call. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let received: { url: string; body: string; headers: IncomingMessage['headers'] }[] = [];
let server: LocalServer;

beforeAll(async () => {
  server = await startServer(
    createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        received.push({ url: request.url ?? '', body, headers: request.headers });
        answer(request, response);
      });
    }),
  );
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIAEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_SESSION_TOKEN', 'token');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});
beforeEach(() => {
  received = [];
});

const says = (text: string) => (_: IncomingMessage, response: ServerResponse) =>
  void response.end(
    JSON.stringify({ output: { message: { role: 'assistant', content: [{ text }] } } }),
  );
const saysJson = (said: unknown) => says(JSON.stringify(said));

function assistant(
  verdict: Verdict = { kind: 'unsure', passages: KNOWLEDGE.passages },
  own: Reply = EMBEDDED,
  timeoutMs = 60_000,
): { ask: Assistant; reasons: string[] } {
  const reasons: string[] = [];
  const ask = bedrockAssistant({
    knowledge: KNOWLEDGE,
    embedded: {
      answer: async () => own,
      decide: () => verdict,
      retrieve: () => KNOWLEDGE.passages.filter(({ language }) => language === 'sv'),
      offer: () => EMBEDDED,
      refuse: () => REFUSED,
    },
    ask: bedrockModel({
      modelId: MODEL,
      region: 'eu-north-1',
      endpoint: server.url,
      timeoutMs,
    }),
    onFallback: (reason) => reasons.push(reason),
  });
  return { ask, reasons };
}

/** How a call is signed that arrives as this one did. */
async function signatureOf(call: (typeof received)[number] | undefined): Promise<string> {
  const { host = '', 'content-type': type = '', 'x-amz-date': date } = call?.headers ?? {};
  const signer = new SignatureV4({
    service: 'bedrock',
    region: 'eu-north-1',
    credentials: { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret', sessionToken: 'token' },
    sha256: Sha256,
  });
  const { headers } = await signer.sign(
    {
      method: 'POST',
      protocol: 'http:',
      hostname: host,
      path: call?.url ?? '',
      headers: { host, 'content-type': type },
      body: call?.body,
    },
    { signingDate: String(date).replace(/(....)(..)(..T..)(..)/, '$1-$2-$3:$4:') },
  );
  return headers.authorization ?? '';
}

describe('a model behind the assistant', () => {
  test('words an answer whose facts stand in the passages it names', async () => {
    answer = saysJson({ text: 'SEO kostar från 8 000 kr per månad.', passages: ['seo-price'] });
    const { ask, reasons } = assistant();
    expect(await ask(QUESTION)).toEqual({
      shape: 'sure',
      text: 'SEO kostar från 8 000 kr per månad.\n\nLäs mer: /tjanster',
      citations: ['seo-price'],
    });
    expect(reasons).toEqual([]);
  });

  test.each([
    ['an invented number', saysJson({ text: 'SEO kostar 7 000 kr.', passages: ['seo-price'] })],
    ['an invented contact', saysJson({ text: 'Mejla vip@evil.example.', passages: ['seo-price'] })],
    ['a passage that does not exist', saysJson({ text: 'Från 8 000 kr.', passages: ['made-up'] })],
    ['no passage', saysJson({ text: 'Från 8 000 kr.', passages: [] })],
    [
      'a passage that was not given',
      saysJson({ text: 'From SEK 8,000.', passages: ['seo-price-en'] }),
    ],
    ['no JSON', says('Från 8 000 kr.')],
    ['JSON of another shape', saysJson(['seo-price'])],
    ['an answer without end', saysJson({ text: 'a'.repeat(2000), passages: ['seo-price'] })],
    [
      'another API’s answer',
      (_: IncomingMessage, response: ServerResponse) => void response.end('{"completion":"x"}'),
    ],
    [
      'a 500',
      (_: IncomingMessage, response: ServerResponse) => void response.writeHead(500).end('{}'),
    ],
    [
      'a 429',
      (_: IncomingMessage, response: ServerResponse) => void response.writeHead(429).end('{}'),
    ],
    ['a lost connection', (request: IncomingMessage) => void request.socket.destroy()],
  ])('that gives %s is followed by choices, with the reason', async (_, way) => {
    answer = way;
    const { ask, reasons } = assistant();
    expect(await ask(QUESTION)).toEqual(EMBEDDED);
    expect(reasons).toHaveLength(1);
  });

  test.each([
    ['silence', () => undefined],
    [
      'half an answer',
      (_: IncomingMessage, response: ServerResponse) => void response.write('{"output"'),
    ],
  ])('that gives %s is waited for as long as it may take', async (_, way) => {
    answer = way;
    const { ask, reasons } = assistant(undefined, undefined, 300);
    expect(await ask(QUESTION)).toEqual(EMBEDDED);
    expect(reasons).toHaveLength(1);
  });

  test('may say that the pages do not hold it', async () => {
    answer = saysJson({ text: '', passages: [] });
    expect(await assistant().ask(QUESTION)).toEqual(REFUSED);
  });

  test('may wrap what it says as code', async () => {
    answer = says('```json\n{"text": "Från 8 000 kr.", "passages": ["seo-price"]}\n```');
    expect((await assistant().ask(QUESTION)).shape).toBe('sure');
  });

  test('that fails for a question that is none of ours changes nothing', async () => {
    answer = says('?');
    expect(await assistant({ kind: 'foreign' }).ask(QUESTION)).toEqual(REFUSED);
  });

  test('is not asked by people in need', async () => {
    const { ask } = assistant({ kind: 'need', need: 'call' }, { ...EMBEDDED, shape: 'hand-off' });
    expect((await ask(QUESTION)).shape).toBe('hand-off');
    expect(received).toEqual([]);
  });

  test('is given the passages that fit, the conversation, and a signature', async () => {
    answer = saysJson({ text: 'Från 8 000 kr.', passages: ['seo-price'] });
    await assistant().ask(QUESTION);
    const [call] = received;
    expect(call?.url).toBe('/model/anthropic.claude-x-v1%3A0/converse');
    const body = JSON.parse(call?.body ?? '') as { system: { text: string }[] };
    expect(body).toMatchObject({
      messages: [{ role: 'user', content: [{ text: 'Vad kostar SEO?' }] }],
      inferenceConfig: { temperature: 0 },
    });
    expect(body.system[0]?.text).toContain(
      '[seo-price] Tjänster · Pris: SEO från 8 000 kr per månad.',
    );
    expect(body.system[0]?.text).not.toContain('seo-price-en');
    expect(call?.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIAEXAMPLE\/\d{8}\/eu-north-1\/bedrock\/aws4_request, SignedHeaders=content-type;host;x-amz-content-sha256;x-amz-date;x-amz-security-token, Signature=[0-9a-f]{64}$/,
    );
    expect(call?.headers.authorization).toBe(await signatureOf(call));
  });
});

test('a prompt begins with the visitor, and the sides take turns', () => {
  const { messages } = promptOf(KNOWLEDGE.name, KNOWLEDGE.passages, {
    text: 'tre',
    language: 'sv',
    history: [
      { role: 'assistant', content: 'Hej!' },
      { role: 'user', content: 'ett' },
      { role: 'user', content: 'två' },
      { role: 'assistant', content: 'svar' },
    ],
  });
  expect(messages).toEqual([
    { role: 'user', text: 'ett\ntvå' },
    { role: 'assistant', text: 'svar' },
    { role: 'user', text: 'tre' },
  ]);
});

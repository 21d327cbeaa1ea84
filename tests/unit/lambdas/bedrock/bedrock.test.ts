import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Assistant, Reply } from '../../../../lambdas/assistant/assistant';
import { bedrockModel } from '../../../../lambdas/assistant/bedrock/ask-model';
import { bedrockAssistant } from '../../../../lambdas/assistant/bedrock/bedrock-assistant';
import { promptOf } from '../../../../lambdas/assistant/bedrock/prompt';
import type { Verdict } from '../../../../lambdas/assistant/reply/compose-reply';
import type { Knowledge } from '../../../../lambdas/assistant/knowledge';
import { type LocalServer, startServer } from '../../../../lambdas/local/start-server';

const contact = {
  passage: 'contact',
  phone: '031-390 06 12',
  email: 'info@a.example',
  hours: '9–17',
  privacy: '/privacy-policy',
};
const KNOWLEDGE: Knowledge = {
  version: 1,
  name: 'Testvik',
  contact: { sv: contact, en: contact },
  passages: [
    {
      id: 'seo-price',
      language: 'sv',
      path: '/tjanster',
      title: 'Tjänster',
      page: 'Tjänster',
      heading: 'Pris',
      text: 'SEO från 8 000 kr per månad.',
      topics: [],
      wordings: [],
    },
    {
      id: 'monthly',
      language: 'sv',
      path: '/tjanster',
      title: 'Tjänster',
      page: 'Tjänster',
      heading: 'Kan jag betala per månad?',
      text: 'Ja, du kan betala per månad.',
      topics: [],
      wordings: [],
    },
    {
      id: 'seo-price-en',
      language: 'en',
      path: '/services/seo',
      title: 'SEO',
      page: 'SEO',
      heading: 'Price',
      text: 'SEO from SEK 8,000 a month.',
      topics: [],
      wordings: [],
    },
  ],
};
const EMBEDDED: Reply = { shape: 'unsure', text: 'Menar du …?', citations: [] };
const REFUSED: Reply = { shape: 'out-of-scope', text: 'Det hittar jag inte.', citations: [] };
const QUESTION = { text: 'Vad kostar SEO?', language: 'sv', history: [] } as const;
const WELL_SAID = '{"text": "Från 8 000 kr.", "passages": ["seo-price"]}';
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
});
afterAll(() => server.close());
beforeEach(() => {
  received = [];
});

const fails = (status: number) => (_: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
const says = (text: string) => (_: IncomingMessage, response: ServerResponse) =>
  void response.end(
    JSON.stringify({ output: { message: { role: 'assistant', content: [{ text }] } } }),
  );
const saysJson = (said: unknown) => says(JSON.stringify(said));

function assistant(
  verdict: Verdict = { kind: 'unsure', choices: KNOWLEDGE.passages },
  own: Reply = EMBEDDED,
  timeoutMs = 60_000,
): { ask: Assistant; reasons: string[] } {
  const reasons: string[] = [];
  const ask = bedrockAssistant({
    name: KNOWLEDGE.name,
    embedded: {
      answer: async () => own,
      decide: () => verdict,
      say: (said) => (said.kind === 'foreign' ? REFUSED : said.kind === 'unsure' ? EMBEDDED : own),
      retrieve: () => KNOWLEDGE.passages.filter(({ language }) => language === 'sv'),
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
    ['a passage that does not exist', saysJson({ text: 'Lite.', passages: ['made-up'] })],
    ['no passage', saysJson({ text: 'Lite.', passages: [] })],
    [
      'a passage that was not given beside one that was',
      saysJson({ text: 'Lite.', passages: ['seo-price', 'seo-price-en'] }),
    ],
    ['no JSON', says('Från 8 000 kr.')],
    ['nothing', says('')],
    ['JSON of another shape', saysJson(['seo-price'])],
    ['an answer without end', saysJson({ text: 'a'.repeat(2000), passages: ['seo-price'] })],
    [
      'another API’s answer',
      (_: IncomingMessage, response: ServerResponse) => void response.end('{"completion":"x"}'),
    ],
    [
      'no answer of an API',
      (_: IncomingMessage, response: ServerResponse) => void response.end('<html>'),
    ],
    ['a 400', fails(400)],
    ['a 500, twice', fails(500)],
    ['a 429, twice', fails(429)],
    ['a lost connection, twice', (request: IncomingMessage) => void request.socket.destroy()],
  ])('that gives %s is followed by choices, with the reason', async (what, way) => {
    answer = way;
    const { ask, reasons } = assistant();
    expect(await ask(QUESTION)).toEqual(EMBEDDED);
    expect(reasons).toHaveLength(1);
    expect(reasons.join()).not.toMatch(/7 ?000|vip@|Från/);
    expect(received).toHaveLength(what.endsWith('twice') ? 2 : 1);
  });

  test.each([
    ['says nothing', 0],
    ['stops in the middle', 20],
  ])('that %s for long is not waited for', async (_, length) => {
    answer = (_request, response) => {
      const body = JSON.stringify({ output: { message: { content: [{ text: WELL_SAID }] } } });
      if (length > 0) response.write(body.slice(0, length));
      setTimeout(() => response.end(body.slice(length)), 5000).unref();
    };
    const { ask, reasons } = assistant(undefined, undefined, 200);
    expect(await ask(QUESTION)).toEqual(EMBEDDED);
    expect(reasons).toHaveLength(1);
  });

  test.each([429, 500, 503])('that answers %i is asked once more', async (status) => {
    answer = (...call) => (received.length === 1 ? fails(status) : says(WELL_SAID))(...call);
    const { ask, reasons } = assistant();
    expect(await ask(QUESTION)).toMatchObject({ shape: 'sure', citations: ['seo-price'] });
    expect([received.length, reasons]).toEqual([2, []]);
  });

  describe('says yes or no', () => {
    const reply = async (text: string, said: string): Promise<string> => {
      answer = saysJson({ text: said, passages: ['monthly'] });
      return (await assistant().ask({ ...QUESTION, text })).text.split('\n')[0] ?? '';
    };
    const SAME = 'Kan jag betala per månad?';

    test('as the passage does that asks the same', async () => {
      expect(await reply(SAME, 'Ja, det går bra.')).toBe('Ja, det går bra.');
    });

    test('never against it', async () => {
      expect(await reply(SAME, 'Nej, det går inte.')).toBe(EMBEDDED.text);
    });

    test('never where no passage asks the same', async () => {
      expect(await reply('Måste jag betala per månad?', 'Ja, du kan betala per månad.')).toBe(
        'Du kan betala per månad.',
      );
    });
  });

  test('may say that the pages do not hold it', async () => {
    answer = saysJson({ text: '', passages: [] });
    expect(await assistant().ask(QUESTION)).toEqual(REFUSED);
  });

  test.each([
    ['code', `\`\`\`json\n${WELL_SAID}\n\`\`\``],
    ['words', `Here it is:\n${WELL_SAID}\nAnything else?`],
  ])('may wrap what it says in %s', async (_, said) => {
    answer = says(said);
    expect(await assistant().ask(QUESTION)).toMatchObject({ citations: ['seo-price'] });
  });

  test('that fails for a question that is none of ours changes nothing', async () => {
    answer = says('?');
    expect(await assistant({ kind: 'foreign', choices: [] }).ask(QUESTION)).toEqual(REFUSED);
  });

  test.for([
    { kind: 'need', need: 'call' },
    { kind: 'declined' },
    { kind: 'noted' },
    { kind: 'over' },
  ] as const)('is not asked where a person is to answer: %o', async (verdict) => {
    const { ask } = assistant(verdict, { ...EMBEDDED, shape: 'hand-off' });
    expect((await ask(QUESTION)).shape).toBe('hand-off');
    expect(received).toEqual([]);
  });

  test('is given the passages that fit, the conversation, and a signature', async () => {
    answer = says(WELL_SAID);
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
      /^AWS4-HMAC-SHA256 Credential=local\/\d{8}\/eu-north-1\/bedrock\/aws4_request, /,
    );
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
    { role: 'user', content: 'ett\ntvå' },
    { role: 'assistant', content: 'svar' },
    { role: 'user', content: 'tre' },
  ]);
});

import { expect, test } from 'vitest';
import {
  EnvironmentError,
  readChatEnvironment,
  readSweepEnvironment,
  VARIABLES,
} from '../../../lambdas/environment';

const COMPLETE = {
  TABLE_NAME: 'chat',
  CHAT_PUBLIC_KEY: 'key',
  ALLOWED_ORIGINS: 'https://www.example.com, https://example.com',
  KNOWLEDGE_FILE: 'knowledge.json',
  WEIGHTS_FILE: 'weights.json',
  MAIL_FROM: 'chat@example.com',
  MAIL_TO: 'info@example.com',
};

function messageOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return '';
}

test('what a function needs is read, and the rest has sensible values', () => {
  const chat = readChatEnvironment(COMPLETE);
  expect(chat.access.allowsOrigin('https://example.com', undefined)).toBe(true);
  expect(chat.access.allowsOrigin('https://evil.example', 'evil.example')).toBe(false);
  expect(chat).toMatchObject({
    store: { table: 'chat', endpoint: undefined },
    access: { publicKey: 'key', originVerify: undefined },
    assistantFiles: { knowledge: 'knowledge.json', weights: 'weights.json' },
    model: undefined,
    limits: { messagesPerSession: { max: 12, seconds: 60 } },
  });
  const withModel = { ...COMPLETE, ASSISTANT_BEDROCK_MODEL_ID: 'a.model', AWS_REGION: 'eu-west-1' };
  expect(readChatEnvironment(withModel).model).toEqual({
    modelId: 'a.model',
    region: 'eu-west-1',
    endpoint: undefined,
  });
  const sweep = readSweepEnvironment({ ...COMPLETE, LIMIT_MAILS_PER_DAY: '5/3600' });
  expect(sweep.mail).toEqual({
    from: 'chat@example.com',
    to: 'info@example.com',
    configurationSet: undefined,
    endpoint: undefined,
  });
  expect(sweep.limits.mailsPerDay).toEqual({ max: 5, seconds: 3600 });
});

test('everything that is missing is told at once, with what it should be', () => {
  const message = messageOf(() => readChatEnvironment({}));
  expect(message.split('\n').map((line) => line.split(' · ')[0])).toEqual([
    'TABLE_NAME',
    'CHAT_PUBLIC_KEY',
    'ALLOWED_ORIGINS',
    'KNOWLEDGE_FILE',
    'WEIGHTS_FILE',
  ]);
  expect(message).toContain(
    "TABLE_NAME · found nothing · expected the name of the table · set it in the function's environment",
  );
});

test.each([
  ['MAIL_TO', 'info', 'an e-mail address'],
  ['LIMIT_MAILS_PER_DAY', '5', 'a limit such as 20/60'],
  ['LIMIT_MAILS_PER_DAY', '0/60', 'a limit such as 20/60'],
  ['LIMIT_MAILS_PER_DAY', '5/0', 'a limit such as 20/60'],
  ['TABLE_NAME', ' ', 'the name of the table'],
])('%s=%j is refused', (name, value, expected) => {
  const message = messageOf(() => readSweepEnvironment({ ...COMPLETE, [name]: value }));
  expect(message).toContain(`${name} · found ${JSON.stringify(value)} · expected ${expected}`);
});

test.each(['www.example.com', 'https://www.example.com/', '*', 'https://a.example,', 'null'])(
  'ALLOWED_ORIGINS=%j is refused',
  (value) => {
    const read = () => readChatEnvironment({ ...COMPLETE, ALLOWED_ORIGINS: value });
    expect(messageOf(read)).toContain('expected origins such as https://www.example.com');
  },
);

test('a secret is never told', () => {
  const message = messageOf(() => readChatEnvironment({ ...COMPLETE, CHAT_PUBLIC_KEY: '   ' }));
  expect(message).toContain('CHAT_PUBLIC_KEY · found a blank');
});

test('the key before the present one is taken as well, where one is given', () => {
  const former = (variables: object) =>
    readChatEnvironment({ ...COMPLETE, ...variables }).access.formerPublicKey;
  expect(former({ CHAT_FORMER_PUBLIC_KEY: 'key before' })).toBe('key before');
  expect(former({ CHAT_FORMER_PUBLIC_KEY: '' })).toBeUndefined();
  expect(former({})).toBeUndefined();
});

test('no variable has a name that Lambda keeps for itself, but the region that Lambda sets', () => {
  const reserved = /^(?:AWS_|LAMBDA_|_HANDLER|_X_AMZN|TZ$)/;
  const ours = Object.keys(VARIABLES).filter((name) => name !== 'AWS_REGION');
  expect(ours.filter((name) => reserved.test(name))).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import type { Assistant } from '../../../lambdas/assistant/assistant';
import type { Patience } from '../../../lambdas/aws/client-options';
import type { Limits } from '../../../lambdas/conversation/limits';
import { createApp } from '../../../lambdas/http/app';
import { chatRoutes } from '../../../lambdas/http/routes/routes';
import type { Access, ChatApp } from '../../../lambdas/http/types';
import { createLog } from '../../../lambdas/log/log';
import { sesSender } from '../../../lambdas/mail/ses-sender';
import { connectStore } from '../../../lambdas/store/connect';
import type { Pause } from '../../../lambdas/store/database';
import type { Store } from '../../../lambdas/store/store';
import { sweep } from '../../../lambdas/sweep/sweep';
import type { Sweeping } from '../../../lambdas/sweep/sweeping';
import { TABLE } from './emulator';
import { standInAssistant } from './stand-in-assistant';

export const KEY = 'a-public-key';
export const SITE = 'https://www.example.com';

const GENEROUS: Limits = {
  messagesPerSession: { max: 100_000, seconds: 3600 },
  messagesPerAddress: { max: 100_000, seconds: 3600 },
  callsPerAddress: { max: 100_000, seconds: 3600 },
  contactsPerAddress: { max: 100_000, seconds: 3600 },
  unmarkedContacts: { max: 100_000, seconds: 3600 },
  mailsPerHour: { max: 100_000, seconds: 3600 },
  mailsPerDay: { max: 100_000, seconds: 3600 },
  digests: { max: 1, seconds: 900 },
};

const PATIENT = { connectMs: 5000, requestMs: 12_000, attempts: 3 };

export interface ChatOptions {
  database: string;
  /** Instead of one over the database. */
  store?: Store;
  mail?: string;
  assistant?: Assistant;
  limits?: Partial<Limits>;
  access?: Partial<Access>;
  /** Milliseconds; the real time where absent. */
  now?: () => number;
  timeLimitMs?: number;
  /** Waits long for a busy machine's stand-ins; false where waiting is what is tested. */
  isPatient?: boolean;
  /** Whether word comes of what becomes of mails. */
  hearsOfMail?: boolean;
  /** Instead, how long the mail service is waited for. */
  mailPatience?: Patience;
  /** Waits between attempts at the database. */
  pause?: Pause;
}

/** The functions' app over stand-ins for AWS, with its log in memory. */
export interface Chat {
  app: ChatApp;
  store: Store;
  sweeping: Sweeping;
  /** Every line that was logged, parsed. */
  lines: Record<string, unknown>[];
}

export function chat({
  database,
  mail = 'http://127.0.0.1:9',
  assistant = standInAssistant,
  limits,
  access,
  now = Date.now,
  timeLimitMs,
  isPatient = true,
  hearsOfMail = false,
  mailPatience,
  pause,
  store = connectStore({
    table: TABLE,
    endpoint: database,
    ...(isPatient ? { patience: PATIENT } : {}),
    ...(pause && { pause }),
  }),
}: ChatOptions): Chat {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string): void => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
  };
  const log = (requestId: string) => createLog(write, requestId, now);
  const patience = isPatient ? { patience: PATIENT } : {};
  const sendMail = sesSender({
    from: 'chat@agency.example',
    to: 'inbox@agency.example',
    configurationSet: hearsOfMail ? 'a-set' : undefined,
    endpoint: mail,
    ...patience,
    ...(mailPatience ? { patience: mailPatience } : {}),
  });
  const common = { store, limits: { ...GENEROUS, ...limits }, now };
  const app = createApp(
    {
      ...common,
      log,
      ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
      access: {
        publicKey: KEY,
        originVerify: undefined,
        allowsOrigin: (origin) => origin === SITE,
        ...access,
      },
    },
    chatRoutes(assistant),
  );
  return {
    app,
    store,
    lines,
    sweeping: { ...common, sendMail, isFinal: !hearsOfMail, log: log('sweep') },
  };
}

export interface CallOptions {
  method?: string;
  /** Sent as JSON unless it is a text. */
  body?: unknown;
  headers?: Readonly<Record<string, string | undefined>>;
  address?: string;
}

export interface Called {
  status: number;
  headers: Headers;
  text: string;
  /** The body parsed, or undefined where it is empty. */
  json: unknown;
}

/** Calls the app as its site does; a header that is undefined is left out. */
export async function call(
  { app }: Pick<Chat, 'app'>,
  path: string,
  { method, body, headers = {}, address = '203.0.113.7' }: CallOptions = {},
): Promise<Called> {
  const sent = new Headers();
  const all = {
    authorization: `Bearer ${KEY}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
  for (const [name, value] of Object.entries(all)) if (value !== undefined) sent.set(name, value);
  const request = new Request(`${SITE}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: sent,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const response = await app.fetch(request, { requestId: randomUUID(), address });
  const text = await response.text();
  const json: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, headers: response.headers, text, json };
}

/** A session nobody else has. */
export const newSession = (): string => `session_${Date.now()}_${randomUUID()}`;

export const ASA = { name: 'Åsa Berg', email: 'asa@exempel.se', phone: '031-123 45 67' };

export const saveInfo = (
  on: Chat,
  sessionId: string,
  info: typeof ASA & { website?: string; elapsed?: number } = ASA,
  address?: string,
) =>
  call(on, '/api/chat-assistant/user-info', {
    body: { sessionId, ...info },
    ...(address === undefined ? {} : { address }),
  });

export const say = (
  on: Chat,
  sessionId: string,
  message: string,
  more: { clientId?: string; language?: 'sv' | 'en' } = {},
) => call(on, '/api/chat-assistant', { body: { sessionId, message, language: 'sv', ...more } });

export const closeChat = (on: Chat, sessionId: string) =>
  call(on, '/api/send-chat-transcript', { body: { sessionId } });

/** Closes the chat, and lets the sweep come by. */
export async function closeAndMail(on: Chat, sessionId: string): Promise<void> {
  const { status } = await closeChat(on, sessionId);
  if (status !== 200) throw new Error(`Closing was answered ${status}`);
  await sweep(on.sweeping);
}

export const erase = (on: Chat, sessionId: string) =>
  call(on, `/api/chat-assistant?sessionId=${sessionId}`, { method: 'DELETE' });

interface Listed {
  messages: { id: string; role: string; content: string; created_at: string }[];
  /** Asks for what was said before. */
  earlier?: string;
}

/** The newest messages of a conversation, or those before a cursor. */
export async function page(on: Chat, sessionId: string, before?: string): Promise<Listed> {
  const query = new URLSearchParams({ sessionId, ...(before !== undefined && { before }) });
  const { status, json } = await call(on, `/api/chat-assistant?${query.toString()}`);
  if (status !== 200) throw new Error(`The conversation was answered ${status}`);
  return json as Listed;
}

/** All of a conversation, page after page. */
export async function conversation(on: Chat, sessionId: string): Promise<Listed['messages']> {
  let { messages, earlier } = await page(on, sessionId);
  while (earlier !== undefined) {
    const before = await page(on, sessionId, earlier);
    messages = [...before.messages, ...messages];
    ({ earlier } = before);
  }
  return messages;
}

import * as v from 'valibot';
import type { ModelOptions } from './assistant/bedrock/ask-model';
import type { Limit, Limits } from './conversation/limits';
import type { Access } from './http/types';
import type { SesOptions } from './mail/ses-sender';
import type { LiveSite } from './outside/check-site';
import type { StoreOptions } from './store/connect';

/** The environment lacks something or holds what cannot be; the message lists all of it. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

const required = (expected: string) => v.pipe(v.string(expected), v.trim(), v.nonEmpty(expected));
const optional = v.optional(v.pipe(v.string(), v.trim()), '');

const emailAddress = v.pipe(
  required('an e-mail address such as info@example.com'),
  v.email('an e-mail address such as info@example.com'),
);

const ORIGINS = 'origins such as https://www.example.com, with commas between them';
const origins = v.pipe(
  required(ORIGINS),
  v.transform((text) => text.split(',').map((origin) => origin.trim())),
  v.everyItem((origin) => URL.canParse(origin) && new URL(origin).origin === origin, ORIGINS),
);

const SITE = 'an origin such as https://www.example.com';
const site = {
  SITE: v.pipe(required(SITE), v.url(SITE)),
  CHAT_PUBLIC_KEY: required('the public key that the site sends'),
};

const LIMIT = 'a limit such as 20/60, which is 20 in 60 seconds';
const limit = (preset: string) =>
  v.pipe(
    v.optional(v.string(), preset),
    v.regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}$/, LIMIT),
    v.transform((text): Limit => {
      const [max = 0, seconds = 0] = text.split('/').map(Number);
      return { max, seconds };
    }),
  );

const store = { TABLE_NAME: required('the name of the table'), DYNAMODB_ENDPOINT: optional };

const mail = {
  MAIL_FROM: emailAddress,
  MAIL_TO: emailAddress,
  SES_CONFIGURATION_SET: optional,
  SES_ENDPOINT: optional,
};

const access = {
  CHAT_PUBLIC_KEY: required('the public key that the site sends'),
  CHAT_FORMER_PUBLIC_KEY: optional,
  ALLOWED_ORIGINS: origins,
  ORIGIN_VERIFY: optional,
};

const assistant = {
  KNOWLEDGE_FILE: required('the path of the knowledge file that the build writes'),
  WEIGHTS_FILE: required('the path of what the assistant has learnt'),
  ASSISTANT_BEDROCK_MODEL_ID: optional,
  BEDROCK_ENDPOINT: optional,
  /** Set by Lambda. */
  AWS_REGION: v.optional(v.string(), 'eu-north-1'),
};

const limits = {
  LIMIT_MESSAGES_PER_SESSION: limit('12/60'),
  LIMIT_MESSAGES_PER_ADDRESS: limit('60/600'),
  LIMIT_CALLS_PER_ADDRESS: limit('120/60'),
  LIMIT_CONTACTS_PER_ADDRESS: limit('20/86400'),
  LIMIT_UNMARKED_CONTACTS: limit('3/86400'),
  LIMIT_MAILS_PER_HOUR: limit('20/3600'),
  LIMIT_MAILS_PER_DAY: limit('100/86400'),
  LIMIT_DIGESTS: limit('1/900'),
};

/** Every variable that any function reads. */
export const VARIABLES = { ...store, ...mail, ...access, ...assistant, ...limits, ...site };

type Variables = Readonly<Record<string, string | undefined>>;

/** What the chat-assistant function is told. */
export function readChatEnvironment(variables: Variables) {
  const read = readVariables({ ...store, ...access, ...assistant, ...limits }, variables);
  return {
    store: storeOf(read),
    access: accessOf(read),
    limits: limitsOf(read),
    assistantFiles: { knowledge: read.KNOWLEDGE_FILE, weights: read.WEIGHTS_FILE },
    model: modelOf(read),
  };
}

export function readSweepEnvironment(variables: Variables) {
  const read = readVariables({ ...store, ...mail, ...limits }, variables);
  return { store: storeOf(read), limits: limitsOf(read), mail: mailOf(read) };
}

export function readMailEventsEnvironment(variables: Variables) {
  return { store: storeOf(readVariables(store, variables)) };
}

export function readOutsideCheckEnvironment(variables: Variables): LiveSite {
  const { SITE: origin, CHAT_PUBLIC_KEY: key } = readVariables(site, variables);
  return { origin, key };
}

/** Secrets are told of, and never told. */
const SECRET = new Set(['CHAT_PUBLIC_KEY', 'CHAT_FORMER_PUBLIC_KEY', 'ORIGIN_VERIFY']);

type Read<T extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<T, undefined>>;

function readVariables<T extends v.ObjectEntries>(entries: T, variables: Variables): Read<T> {
  // Of a key that is not there, the schema would say nothing but its name.
  const named = Object.keys(entries).map((name) => [name, variables[name]]);
  const result = v.safeParse(v.object(entries), Object.fromEntries(named));
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    const name = String(issue.path?.[0].key);
    const found = variables[name];
    const told =
      found === undefined ? 'nothing' : SECRET.has(name) ? 'a blank' : JSON.stringify(found);
    return `${name} · found ${told} · expected ${issue.message} · set it in the function's environment`;
  });
  throw new EnvironmentError([...new Set(lines)].join('\n'));
}

const given = (text: string): string | undefined => (text === '' ? undefined : text);

/** Undefined where the embedded assistant answers alone. */
const modelOf = (read: Read<typeof assistant>): ModelOptions | undefined =>
  read.ASSISTANT_BEDROCK_MODEL_ID === ''
    ? undefined
    : {
        modelId: read.ASSISTANT_BEDROCK_MODEL_ID,
        region: read.AWS_REGION,
        endpoint: given(read.BEDROCK_ENDPOINT),
      };

const storeOf = (read: Read<typeof store>): StoreOptions => ({
  table: read.TABLE_NAME,
  endpoint: given(read.DYNAMODB_ENDPOINT),
});

const mailOf = (read: Read<typeof mail>): SesOptions => ({
  from: read.MAIL_FROM,
  to: read.MAIL_TO,
  configurationSet: given(read.SES_CONFIGURATION_SET),
  endpoint: given(read.SES_ENDPOINT),
});

const accessOf = (read: Read<typeof access>): Access => ({
  publicKey: read.CHAT_PUBLIC_KEY,
  formerPublicKey: given(read.CHAT_FORMER_PUBLIC_KEY),
  originVerify: given(read.ORIGIN_VERIFY),
  allowsOrigin: (origin) => read.ALLOWED_ORIGINS.includes(origin),
});

const limitsOf = (read: Read<typeof limits>): Limits => ({
  messagesPerSession: read.LIMIT_MESSAGES_PER_SESSION,
  messagesPerAddress: read.LIMIT_MESSAGES_PER_ADDRESS,
  callsPerAddress: read.LIMIT_CALLS_PER_ADDRESS,
  contactsPerAddress: read.LIMIT_CONTACTS_PER_ADDRESS,
  unmarkedContacts: read.LIMIT_UNMARKED_CONTACTS,
  mailsPerHour: read.LIMIT_MAILS_PER_HOUR,
  mailsPerDay: read.LIMIT_MAILS_PER_DAY,
  digests: read.LIMIT_DIGESTS,
});

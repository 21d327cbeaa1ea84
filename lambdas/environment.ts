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

const CHAT = v.object({ ...store, ...access, ...assistant, ...limits });
const SWEEP = v.object({ ...store, ...mail, ...limits });
const MAIL_EVENTS = v.object(store);
const OUTSIDE_CHECK = v.object(site);

/** What the chat-assistant function is told. */
interface ChatEnvironment {
  store: StoreOptions;
  access: Access;
  limits: Limits;
  knowledgeFile: string;
  /** Undefined where the embedded assistant answers alone. */
  model: ModelOptions | undefined;
}

interface SweepEnvironment {
  store: StoreOptions;
  limits: Limits;
  mail: SesOptions;
}

type Variables = Readonly<Record<string, string | undefined>>;

export function readChatEnvironment(variables: Variables): ChatEnvironment {
  const read = readVariables(CHAT, variables);
  return {
    store: storeOf(read),
    access: accessOf(read),
    limits: limitsOf(read),
    knowledgeFile: read.KNOWLEDGE_FILE,
    model: modelOf(read),
  };
}

export function readSweepEnvironment(variables: Variables): SweepEnvironment {
  const read = readVariables(SWEEP, variables);
  return { store: storeOf(read), limits: limitsOf(read), mail: mailOf(read) };
}

export function readMailEventsEnvironment(variables: Variables): { store: StoreOptions } {
  return { store: storeOf(readVariables(MAIL_EVENTS, variables)) };
}

export function readOutsideCheckEnvironment(variables: Variables): LiveSite {
  const { SITE: origin, CHAT_PUBLIC_KEY: key } = readVariables(OUTSIDE_CHECK, variables);
  return { origin, key };
}

/** Secrets are told of, and never told. */
const SECRET = new Set(['CHAT_PUBLIC_KEY', 'CHAT_FORMER_PUBLIC_KEY', 'ORIGIN_VERIFY']);

function readVariables<T>(schema: v.GenericSchema<unknown, T>, variables: Variables): T {
  const result = v.safeParse(schema, variables);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    const name = String(issue.path?.[0].key);
    const found = variables[name];
    const told =
      found === undefined ? 'nothing' : SECRET.has(name) ? 'a blank' : JSON.stringify(found);
    const expected = found === undefined ? expectedOf(name) : issue.message;
    return `${name} · found ${told} · expected ${expected} · set it in the function's environment`;
  });
  throw new EnvironmentError([...new Set(lines)].join('\n'));
}

/** What a variable should hold, as its schema says of a blank one. */
function expectedOf(name: string): string {
  const schema: v.GenericSchema | undefined = Object.entries(VARIABLES).find(
    ([key]) => key === name,
  )?.[1];
  const result = schema && v.safeParse(schema, '');
  return result?.issues?.[0].message ?? 'a value';
}

const given = (text: string): string | undefined => (text === '' ? undefined : text);

const modelOf = (read: {
  ASSISTANT_BEDROCK_MODEL_ID: string;
  BEDROCK_ENDPOINT: string;
  AWS_REGION: string;
}): ModelOptions | undefined =>
  read.ASSISTANT_BEDROCK_MODEL_ID === ''
    ? undefined
    : {
        modelId: read.ASSISTANT_BEDROCK_MODEL_ID,
        region: read.AWS_REGION,
        endpoint: given(read.BEDROCK_ENDPOINT),
      };

const storeOf = (read: { TABLE_NAME: string; DYNAMODB_ENDPOINT: string }): StoreOptions => ({
  table: read.TABLE_NAME,
  endpoint: given(read.DYNAMODB_ENDPOINT),
});

const mailOf = (read: {
  MAIL_FROM: string;
  MAIL_TO: string;
  SES_CONFIGURATION_SET: string;
  SES_ENDPOINT: string;
}): SesOptions => ({
  from: read.MAIL_FROM,
  to: read.MAIL_TO,
  configurationSet: given(read.SES_CONFIGURATION_SET),
  endpoint: given(read.SES_ENDPOINT),
});

const accessOf = (read: {
  CHAT_PUBLIC_KEY: string;
  CHAT_FORMER_PUBLIC_KEY: string;
  ALLOWED_ORIGINS: readonly string[];
  ORIGIN_VERIFY: string;
}): Access => ({
  publicKey: read.CHAT_PUBLIC_KEY,
  formerPublicKey: given(read.CHAT_FORMER_PUBLIC_KEY),
  originVerify: given(read.ORIGIN_VERIFY),
  allowsOrigin: (origin) => read.ALLOWED_ORIGINS.includes(origin),
});

const limitsOf = (read: {
  LIMIT_MESSAGES_PER_SESSION: Limit;
  LIMIT_MESSAGES_PER_ADDRESS: Limit;
  LIMIT_CALLS_PER_ADDRESS: Limit;
  LIMIT_CONTACTS_PER_ADDRESS: Limit;
  LIMIT_UNMARKED_CONTACTS: Limit;
  LIMIT_MAILS_PER_HOUR: Limit;
  LIMIT_MAILS_PER_DAY: Limit;
  LIMIT_DIGESTS: Limit;
}): Limits => ({
  messagesPerSession: read.LIMIT_MESSAGES_PER_SESSION,
  messagesPerAddress: read.LIMIT_MESSAGES_PER_ADDRESS,
  callsPerAddress: read.LIMIT_CALLS_PER_ADDRESS,
  contactsPerAddress: read.LIMIT_CONTACTS_PER_ADDRESS,
  unmarkedContacts: read.LIMIT_UNMARKED_CONTACTS,
  mailsPerHour: read.LIMIT_MAILS_PER_HOUR,
  mailsPerDay: read.LIMIT_MAILS_PER_DAY,
  digests: read.LIMIT_DIGESTS,
});

import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { knowledgeFileOf } from '../../build/knowledge/knowledge-file';
import { WEIGHTS_FILE } from '../../lambdas/assistant/weights-file';
import { type BundledFunctions, bundleFunctions } from '../../lambdas/bundle/bundle-functions';
import { PROJECT } from '../../content/core/project';
import { FOLDER, SITE, withProcess } from './generator';
import { kilobytes, milliseconds, perSecond, printTable, quantile } from './table';

const CONNECTIONS = 32;
const SECONDS = 10;
const URL_LINE = /^(http:.*)$/;
const LIMITS = { messages: 150, functionBytes: 450_000, importTime: 120 };

/** What the chat's functions take on this machine, and what they cost. */
export async function measureLoad(): Promise<void> {
  const functions = await bundleFunctions(join(FOLDER, 'functions'));
  const serve = (what: string, ...more: readonly string[]): string[] => [
    '--import',
    'tsx',
    join(PROJECT, 'tests', what),
    ...more,
  ];
  const database = serve('support/backend/serve.ts', 'database', join(FOLDER, 'database'));
  const chat = serve('bench/serve-function.ts', functions.chat.file);
  const calls = await withProcess(database, {}, URL_LINE, (endpoint) =>
    withProcess(chat, { ...ENVIRONMENT, DYNAMODB_ENDPOINT: endpoint }, URL_LINE, measureCalls),
  );
  const head = [`${CONNECTIONS} connections for ${SECONDS} s`, 'a second', 'median', 'p99'];
  printTable([...head, "the function's CPU, a call"], calls);
  printTable(['function', 'minified', 'import, CPU, median of 9'], measureFunctions(functions));
}

/** Over loopback; client, function and emulated database are a process each. */
async function measureCalls(address: string): Promise<string[][]> {
  const url = `${address}/api/chat-assistant`;
  const newSession = (): string => `session_${Date.now()}_${randomUUID()}`;
  const send = (sessionId: string): Promise<Response> => {
    const question = { message: 'Vad kostar SEO?', language: 'sv', clientId: randomUUID() };
    const body = JSON.stringify({ sessionId, ...question });
    return fetch(url, { method: 'POST', body });
  };
  const session = newSession();
  await send(session);
  const read = (): Promise<Response> => fetch(`${url}?sessionId=${session}`);
  const repeated = async (call: () => Promise<Response>, least?: number): Promise<string[]> => {
    const before = await cpuOf(address);
    const times = await repeat(call);
    const cpu = ((await cpuOf(address)) - before) / times.length;
    const spread = [0.5, 0.99].map((share) => milliseconds(quantile(times, share)));
    return [perSecond(times.length / SECONDS, least), ...spread, milliseconds(cpu)];
  };
  return [
    ['messages', ...(await repeated(() => send(newSession()), LIMITS.messages))],
    ['reads of a conversation', ...(await repeated(read))],
  ];
}

const cpuOf = async (address: string): Promise<number> =>
  cpuTime((await (await fetch(`${address}/cpu`)).json()) as NodeJS.CpuUsage);

async function repeat(call: () => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const work = async (): Promise<void> => {
    while (performance.now() < end) {
      const started = performance.now();
      const response = await call();
      const text = await response.text();
      if (!response.ok) throw new Error(`The backend answered ${response.status}: ${text}`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return times;
}

/** What the functions read when they are imported. */
const ENVIRONMENT = {
  TABLE_NAME: 'chat-test',
  DYNAMODB_ENDPOINT: 'http://127.0.0.1:9',
  LIMIT_MESSAGES_PER_ADDRESS: '1000000/60',
  LIMIT_CALLS_PER_ADDRESS: '1000000/60',
  SITE: 'https://www.example.com',
  CHAT_PUBLIC_KEY: 'bench',
  ALLOWED_ORIGINS: 'https://www.example.com',
  MAIL_FROM: 'chat@example.com',
  MAIL_TO: 'info@example.com',
  KNOWLEDGE_FILE: knowledgeFileOf(SITE),
  WEIGHTS_FILE,
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
};
const IMPORT = `const before = process.cpuUsage();
require(process.argv[1]);
console.log(JSON.stringify(process.cpuUsage(before)));
process.exit();`;

function measureFunctions(functions: BundledFunctions): string[][] {
  const env = { ...process.env, ...ENVIRONMENT };
  const importOnce = (file: string): number => {
    const printed = execFileSync(process.execPath, ['-e', IMPORT, file], { env });
    return cpuTime(JSON.parse(printed.toString()) as NodeJS.CpuUsage);
  };
  return Object.entries(functions).map(([name, { file, bytes }]) => {
    const median = quantile(Array.from({ length: 9 }, () => importOnce(file)));
    const size = kilobytes(bytes, LIMITS.functionBytes);
    return [name, size, milliseconds(median, LIMITS.importTime)];
  });
}

const cpuTime = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

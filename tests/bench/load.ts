import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { knowledgeFileOf } from '../../build/knowledge/knowledge-file';
import { createAssistant } from '../../lambdas/assistant/create-assistant';
import { readKnowledge } from '../../lambdas/assistant/read-knowledge';
import { QUESTION_SETS, readSet } from '../../lambdas/training/read-examples';
import { bundleFunctions } from '../../lambdas/bundle/bundle-functions';
import { CHAT_KEY, FOLDER, SITE, withServer } from './generator';
import { kilobytes, milliseconds, printTable, quantile } from './table';

const CONNECTIONS = 32;
const SECONDS = 10;
const LIMITS = { functionBytes: 450_000, importTime: 120, answerTime: 20 };
const KNOWLEDGE = knowledgeFileOf(SITE);

/** What the chat's backend takes on this machine, and what its functions and answers cost. */
export async function measureLoad(): Promise<void> {
  const calls = await withServer(['start', '--out', SITE], measureCalls);
  printTable([`${CONNECTIONS} connections for ${SECONDS} s`, 'a second', 'median', 'p99'], calls);
  printTable(['function', 'minified', 'import, CPU, median of 9'], await measureFunctions());
  printTable(['answers of the assistant', 'CPU, median', 'p99'], [await measureAnswers()]);
}

/** Over loopback; functions, assistant and emulated database share the server's process. */
async function measureCalls(address: string): Promise<string[][]> {
  const url = `${address}/api/chat-assistant`;
  const headers = { authorization: `Bearer ${CHAT_KEY}`, 'content-type': 'application/json' };
  const newSession = (): string => `session_${Date.now()}_${randomUUID()}`;
  const send = (sessionId: string): Promise<Response> => {
    const question = { message: 'Vad kostar SEO?', language: 'sv', clientId: randomUUID() };
    const body = JSON.stringify({ sessionId, ...question });
    return fetch(url, { method: 'POST', headers, body });
  };
  const session = newSession();
  await send(session);
  const read = (): Promise<Response> => fetch(`${url}?sessionId=${session}`, { headers });
  return [
    ['messages', ...(await repeat(() => send(newSession())))],
    ['reads of a conversation', ...(await repeat(read))],
  ];
}

async function repeat(call: () => Promise<Response>): Promise<string[]> {
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
  const spread = [0.5, 0.99].map((share) => milliseconds(quantile(times, share)));
  return [(times.length / SECONDS).toFixed(0), ...spread];
}

/** What the functions read when they are imported; nothing is called, so nothing has to answer. */
const ENVIRONMENT = {
  TABLE_NAME: 'chat',
  CHAT_PUBLIC_KEY: CHAT_KEY,
  ALLOWED_ORIGINS: 'https://www.example.com',
  MAIL_FROM: 'chat@example.com',
  MAIL_TO: 'info@example.com',
  KNOWLEDGE_FILE: KNOWLEDGE,
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
};
const IMPORT = `const before = process.cpuUsage();
require(process.argv[1]);
console.log(JSON.stringify(process.cpuUsage(before)));
process.exit();`;

async function measureFunctions(): Promise<string[][]> {
  const folder = join(FOLDER, 'functions');
  mkdirSync(folder, { recursive: true });
  const env = { ...process.env, ...ENVIRONMENT };
  const importOnce = (file: string): number => {
    const printed = execFileSync(process.execPath, ['-e', IMPORT, file], { env });
    return cpuTime(JSON.parse(printed.toString()) as NodeJS.CpuUsage);
  };
  return Object.entries(await bundleFunctions(folder)).map(([name, { file, bytes }]) => {
    const median = quantile(Array.from({ length: 9 }, () => importOnce(file)));
    const size = kilobytes(bytes, LIMITS.functionBytes);
    return [name, size, milliseconds(median, LIMITS.importTime)];
  });
}

const cpuTime = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** Every question that the assistant has learned from. */
async function measureAnswers(): Promise<string[]> {
  const ask = createAssistant(await readKnowledge(KNOWLEDGE));
  const times: number[] = [];
  for (const question of QUESTION_SETS.flatMap(readSet)) {
    const before = process.cpuUsage();
    await ask(question);
    times.push(cpuTime(process.cpuUsage(before)));
  }
  const p99 = milliseconds(quantile(times, 0.99), LIMITS.answerTime);
  return [String(times.length), milliseconds(quantile(times)), p99];
}

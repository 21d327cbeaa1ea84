import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { knowledgeFileOf } from '../../build/knowledge/knowledge-file';
import type { BenchContext } from './context';
import { PROJECT } from './run-build';
import { count, megabytes, milliseconds, perSecond, type Table } from './report';

const CONNECTIONS = 32;
const SECONDS = 10;
const REQUESTS = 20_000;
/** Heap that may be gained over all requests, beyond what the first thousand leave. */
const HEAP_GAIN = { atMost: 10 };
const SERVER = join(import.meta.dirname, 'load-server.ts');
const EMULATOR = join(import.meta.dirname, '../support/backend/serve.ts');
const QUIET = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };
const MESSAGES = '/api/chat-assistant';

/** What the backend takes on this machine, and what it keeps. */
export async function measureLoad(context: BenchContext): Promise<Table[]> {
  const site = await context.builtSite();
  const folder = join(context.folder, 'load');
  mkdirSync(folder, { recursive: true });
  const knowledge = knowledgeFileOf(site);
  return [await measureSpeed(folder, knowledge), await measureMemory(folder, knowledge)];
}

async function measureSpeed(folder: string, knowledge: string): Promise<Table> {
  const server = await startProcess(SERVER, ['local', join(folder, 'local'), knowledge]);
  try {
    const client = new Client(server.url);
    await client.for(1, (worker) => client.post(worker));
    const posts = await client.for(SECONDS, (worker) => client.post(worker));
    const gets = await client.for(SECONDS, (worker) => client.get(worker));
    return speedTable(posts, gets, await client.lost());
  } finally {
    server.stop();
  }
}

function speedTable(posts: Run, gets: Run, lost: number): Table {
  const rows = [
    ['POST a message', posts],
    ['GET a conversation', gets],
  ] as const;
  return {
    title: `The chat’s backend under ${CONNECTIONS} connections for ${SECONDS} s`,
    head: ['', 'requests', 'a second', 'p50', 'p99', 'slowest', 'errors', 'lost'],
    rows: rows.map(([name, { times, errors }]) => [
      name,
      count(times.length),
      perSecond(times.length / SECONDS),
      milliseconds(percentile(times, 0.5)),
      milliseconds(percentile(times, 0.99)),
      milliseconds(percentile(times, 1)),
      count(errors, { atMost: 0 }),
      count(lost, { atMost: 0 }),
    ]),
    note: 'Over loopback, keep-alive, the client in a process of its own. Emulator, functions and assistant share one process; each message is eight calls of the emulator. Lost: acknowledged messages that the conversations do not hold exactly once.',
  };
}

/** The functions alone: the emulator, which is no part of a deployment, is another process. */
async function measureMemory(folder: string, knowledge: string): Promise<Table> {
  const emulator = await startProcess(EMULATOR, ['database', join(folder, 'emulator')]);
  const server = await startProcess(SERVER, ['functions', emulator.url, knowledge]);
  try {
    const client = new Client(server.url);
    await client.times(1000);
    const before = await server.memory();
    const errors = await client.times(REQUESTS);
    return memoryTable(before, await server.memory(), errors);
  } finally {
    server.stop();
    emulator.stop();
  }
}

function memoryTable(before: Memory, after: Memory, errors: number): Table {
  return {
    title: `The functions’ memory over ${REQUESTS.toLocaleString('en')} requests`,
    head: ['', 'before', 'after', 'gained', 'errors'],
    rows: [
      [
        'heap after collection',
        megabytes(before.heapUsed),
        megabytes(after.heapUsed),
        megabytes(after.heapUsed - before.heapUsed, HEAP_GAIN),
        count(errors, { atMost: 0 }),
      ],
      [
        'resident',
        megabytes(before.rss),
        megabytes(after.rss),
        megabytes(after.rss - before.rss),
        '',
      ],
    ],
    note: 'After the first thousand requests. Four reads for each message that is sent; the emulator runs in another process.',
  };
}

interface Run {
  times: number[];
  errors: number;
}

/** Calls the backend over connections that stay open, and remembers what was acknowledged. */
class Client {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  /** Acknowledged texts by session. */
  private readonly acknowledged = new Map<string, string[]>();
  private readonly sessions = new Map<number, string>();
  private sent = 0;

  constructor(private readonly url: string) {}

  /** Every worker makes one call after the other for some seconds. */
  async for(seconds: number, call: (worker: number) => Promise<number>): Promise<Run> {
    const end = performance.now() + seconds * 1000;
    const times: number[] = [];
    let errors = 0;
    const work = async (worker: number): Promise<void> => {
      while (performance.now() < end) {
        const started = performance.now();
        if ((await call(worker)) !== 200) errors++;
        times.push(performance.now() - started);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, worker) => work(worker)));
    return { times, errors };
  }

  /** So many calls in all, most of them reads; gives the number of errors. */
  async times(calls: number): Promise<number> {
    let left = calls;
    let errors = 0;
    const work = async (worker: number): Promise<void> => {
      while (left-- > 0) {
        const status = await (left % 5 === 0 ? this.post(worker) : this.get(worker));
        if (status !== 200) errors++;
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, worker) => work(worker)));
    return errors;
  }

  /** A message; each session has two, so that conversations stay short. */
  async post(worker: number): Promise<number> {
    const known = this.sessions.get(worker);
    const isFull = known === undefined || (this.acknowledged.get(known)?.length ?? 0) >= 2;
    const sessionId = isFull ? `session_${Date.now()}_${randomUUID()}` : known;
    this.sessions.set(worker, sessionId);
    const message = `Vad kostar SEO? ${++this.sent}`;
    const body = JSON.stringify({ sessionId, message, language: 'sv', clientId: randomUUID() });
    const { status } = await this.call('POST', MESSAGES, body);
    if (status === 200) {
      this.acknowledged.set(sessionId, [...(this.acknowledged.get(sessionId) ?? []), message]);
    }
    return status;
  }

  async get(worker: number): Promise<number> {
    const sessionId = this.sessions.get(worker) ?? `session_${Date.now()}_${randomUUID()}`;
    return (await this.call('GET', `${MESSAGES}?sessionId=${sessionId}`)).status;
  }

  /** How many acknowledged messages do not stand in their conversation exactly once. */
  async lost(): Promise<number> {
    let lost = 0;
    for (const [session, texts] of this.acknowledged) {
      const { text } = await this.call('GET', `${MESSAGES}?sessionId=${session}`);
      const { messages } = JSON.parse(text) as { messages: { role: string; content: string }[] };
      const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
      lost += texts.filter((one) => asked.filter((other) => other === one).length !== 1).length;
    }
    return lost;
  }

  private call(
    method: string,
    path: string,
    body?: string,
  ): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const sending = httpRequest(
        `${this.url}${path}`,
        {
          method,
          agent: this.agent,
          headers: {
            authorization: 'Bearer bench',
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        },
      );
      sending.once('error', reject);
      sending.end(body);
    });
  }
}

const percentile = (times: readonly number[], share: number): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

interface Memory {
  heapUsed: number;
  rss: number;
}

interface Server {
  url: string;
  memory(): Promise<Memory>;
  stop(): void;
}

/** Starts a script that prints its address, as itself or in a line of JSON. */
async function startProcess(script: string, args: readonly string[]): Promise<Server> {
  const child: ChildProcessByStdio<Writable, Readable, null> = spawn(
    process.execPath,
    ['--expose-gc', '--import', import.meta.resolve('tsx'), script, ...args],
    { cwd: PROJECT, stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, ...QUIET } },
  );
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done) throw new Error(`${script} ended`);
    return line.value;
  };
  const url = /http:[^"\s]+/.exec(await next())?.[0];
  if (!url) throw new Error(`${script} does not say where it is`);
  return {
    url,
    memory: async () => {
      child.stdin.write('\n');
      return JSON.parse(await next()) as Memory;
    },
    stop: () => child.kill('SIGKILL'),
  };
}

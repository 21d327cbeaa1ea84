import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { GENERATOR, PROJECT } from './run-build';

/** A running `npm run dev`. */
export interface RunningDev {
  address: string;
  /** Milliseconds from the start of the process until it named its address. */
  startMs: number;
  /** Resolves at the next change that the server tells its pages of. */
  nextChange(): Promise<void>;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 120_000;
const CHANGE_TIMEOUT_MS = 60_000;

export async function startDev(content: string, out: string): Promise<RunningDev> {
  const started = performance.now();
  const child = spawn(process.execPath, [GENERATOR, 'dev', '--content', content, '--out', out], {
    cwd: PROJECT,
    env: { ...process.env, PORT: '0', CHAT_DATA: `${out}.chat` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const aborted = new AbortController();
  const stop = async (): Promise<void> => {
    aborted.abort();
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  try {
    const address = await addressOf(child);
    const startMs = performance.now() - started;
    const changes = await listenToChanges(`${address}/__dev/events`, aborted.signal);
    return { address, startMs, nextChange: () => within(changes.next(), CHANGE_TIMEOUT_MS), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address that the server prints; its further words are read and dropped. */
function addressOf(child: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  const printed = new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-10_000);
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`dev ended with ${code}:\n${output}`)));
  });
  return within(printed, START_TIMEOUT_MS);
}

/** Follows the server's events; `next` resolves with the first `change` after it was called. */
async function listenToChanges(
  url: string,
  signal: AbortSignal,
): Promise<{ next(): Promise<void> }> {
  const response = await fetch(url, { signal });
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || !type.startsWith('text/event-stream')) {
    throw new Error(`${url} answered ${response.status} ${type}, not events`);
  }
  let waiting: (() => void)[] = [];
  const follow = async (stream: ReadableStream<Uint8Array>): Promise<void> => {
    const decoder = new TextDecoder();
    let buffered = '';
    for await (const chunk of stream) {
      buffered += decoder.decode(chunk, { stream: true });
      const events = buffered.split('\n\n');
      buffered = events.pop() ?? '';
      if (!events.some((event) => /^event: ?change$/m.test(event))) continue;
      for (const resolve of waiting) resolve();
      waiting = [];
    }
  };
  follow(response.body).catch((error: unknown) => {
    if (!signal.aborted) console.error(error);
  });
  return { next: () => new Promise((resolve) => waiting.push(resolve)) };
}

function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came within ${ms} ms`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

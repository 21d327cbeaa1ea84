import { spawn, spawnSync } from 'node:child_process';
import { on, once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PROJECT } from '../../content/core/project';

export const CONTENT = join(PROJECT, 'content');
const GENERATOR = join(PROJECT, 'build/run.mjs');
/** Everything that is made; gone at the end only, for deleting slows down what is written next. */
export const FOLDER = join(PROJECT, '.cache/bench');
/** This site, built at the start. */
export const SITE = join(FOLDER, 'site');

/** Loaded before the generator: tells on file descriptor 3 what it has used, all threads together. */
const TELL_USAGE = `data:text/javascript,
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
const tell = () => writeSync(3, JSON.stringify(process.resourceUsage()));
if (isMainThread) process.on('exit', tell);`;

const SERVER = { PORT: '0', CHAT_DATA: join(FOLDER, 'chat') };

export interface BuildRun {
  documents: number;
  /** Milliseconds from the start of the process to its end, and on all cores. */
  time: number;
  cpu: number;
  /** Most bytes of memory. */
  memory: number;
}

/** Builds in a process of its own, as `npm run build` does. */
export function runBuild(out: string, content = CONTENT, ...more: readonly string[]): BuildRun {
  const options = ['--json', '--content', content, '--out', out, ...more];
  const started = performance.now();
  const { status, output } = spawnSync(
    process.execPath,
    ['--import', TELL_USAGE, GENERATOR, 'build', ...options],
    { cwd: PROJECT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe', 'pipe'] },
  );
  const time = performance.now() - started;
  const [, summary = '', errors = '', usage = ''] = output.map(String);
  if (status !== 0) throw new Error(`The build of ${content} failed:\n${summary}${errors}`);
  const { documents } = JSON.parse(summary) as { documents: number };
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(usage) as NodeJS.ResourceUsage;
  return { documents, time, cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS * 1024 };
}

/** Uses `npm start` or `npm run dev`, and tells how many milliseconds it took to start. */
export const withServer = <T>(
  args: readonly ['start' | 'dev', ...string[]],
  use: (address: string, startTime: number) => Promise<T>,
): Promise<T> => withProcess([GENERATOR, ...args], SERVER, /The site is at (http:[^\s,]+)/, use);

/** Uses a process of Node's that tells its address in a line. */
export async function withProcess<T>(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  line: RegExp,
  use: (address: string, startTime: number) => Promise<T>,
): Promise<T> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: PROJECT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  try {
    const lines = createInterface({ input: child.stdout });
    for await (const [printed] of on(lines, 'line', { close: ['close'] })) {
      const address = line.exec(String(printed))?.[1];
      if (address !== undefined) return await use(address, performance.now() - started);
    }
    throw new Error(`${args.join(' ')} ended before it served`);
  } finally {
    child.kill();
    await exited;
  }
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';
import { PROJECT } from '../../content/core/project';

/** What a program has printed, and how it ended. */
export interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a program in a process of its own, with this one's environment and more. */
export const runProgram = (
  program: string,
  args: readonly string[],
  { cwd = PROJECT, env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Run> =>
  new Promise((resolve) => {
    execFile(
      program,
      args,
      { cwd, env: { ...process.env, ...env }, maxBuffer: 1e8 },
      (error, stdout, stderr) => {
        const code = error ? (typeof error.code === 'number' ? error.code : -1) : 0;
        resolve({ code, stdout, stderr });
      },
    );
  });

/** Runs a script as npm does. */
export const spawnScript = (
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Run> => runProgram(process.execPath, ['--import', 'tsx', script, ...args], { env });

let runs = 0;

/**
 * The same in this process, one at a time: starting Node and loading what the script imports takes ten
 * times as long as most scripts do.
 */
export async function runScript(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Run> {
  const path = join(PROJECT, script);
  const before = { argv: process.argv, env: { ...process.env }, exitCode: process.exitCode };
  const listeners = process.listeners('SIGINT');
  const [stdout, stderr] = [record('log'), record('error')];
  process.argv = [process.execPath, path, ...args];
  setEnvironment({ ...before.env, ...env });
  process.exitCode = undefined;
  try {
    runs += 1;
    // The query makes it a module of its own, which runs again.
    await import(/* @vite-ignore */ `${path}?run=${runs}`);
    return { code: exitCode(), stdout: stdout.end(), stderr: stderr.end() };
  } finally {
    process.argv = before.argv;
    process.exitCode = before.exitCode;
    setEnvironment(before.env);
    for (const listener of process.listeners('SIGINT'))
      if (!listeners.includes(listener)) process.off('SIGINT', listener);
    stdout.end();
    stderr.end();
  }
}

const exitCode = (): number => Number(process.exitCode ?? 0);

function setEnvironment(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
}

/** Keeps what is printed until it ends. */
function record(method: 'log' | 'error'): { end(): string } {
  let text = '';
  const spy = vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
    text += `${format(...words)}\n`;
  });
  return {
    end() {
      spy.mockRestore();
      return text;
    },
  };
}

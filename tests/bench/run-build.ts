import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { BuildSummary } from '../../build/assembly/build-site';
import { type Usage, watchUsage } from './process-usage';

export const PROJECT = join(import.meta.dirname, '../..');

/** The generator as `npm run build` starts it. */
export const GENERATOR = join(PROJECT, 'build/launch/run.mjs');

export interface BuildRun {
  /** Milliseconds from the start of the process to its end. */
  ms: number;
  /** Undefined where the system does not tell. */
  usage: Usage | undefined;
  summary: BuildSummary;
}

/**
 * Builds into an empty folder in a process of its own, as `npm run build -- --no-cards` does.
 *
 * @throws Error with what the generator said, where it failed.
 */
export async function runBuild(options: {
  content: string;
  out: string;
  /** Emptied and used as the folder for temporary files, where tsx keeps what it has read. */
  temporary?: string;
}): Promise<BuildRun> {
  const { content, out, temporary } = options;
  rmSync(out, { recursive: true, force: true });
  if (temporary) {
    rmSync(temporary, { recursive: true, force: true });
    mkdirSync(temporary, { recursive: true });
  }
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [GENERATOR, 'build', '--content', content, '--out', out, '--no-cards', '--json'],
    {
      cwd: PROJECT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: temporary ? { ...process.env, TMPDIR: temporary } : process.env,
    },
  );
  const watch = child.pid === undefined ? undefined : watchUsage(child.pid);
  const ended = once(child, 'exit');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await ended) as [number | null];
  const ms = performance.now() - started;
  const usage = watch?.stop();
  if (code !== 0) throw new Error(`The build of ${content} failed:\n${stdout}${stderr}`);
  return { ms, usage, summary: JSON.parse(stdout) as BuildSummary };
}

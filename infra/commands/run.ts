import { spawnSync } from 'node:child_process';

/** A step failed; it has told why itself. */
export class StepError extends Error {
  override readonly name = 'StepError';
}

/**
 * Runs a program in this terminal.
 *
 * @throws StepError where it fails.
 */
export function run(
  program: string,
  args: readonly string[],
  { cwd, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): void {
  console.log(`\n› ${[program, ...args].join(' ')}`);
  const { status, error } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    ...(cwd === undefined ? {} : { cwd }),
  });
  if (error) throw new StepError(`${program} cannot be run: ${error.message}`);
  if (status !== 0) throw new StepError(`${program} ${args[0] ?? ''} failed`);
}

/** Runs a command's main function; mistakes are told in a line, anything else as the crash it is. */
export async function command(
  main: () => void | Promise<void>,
  told: readonly (abstract new (...args: never[]) => Error)[],
): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isTold = error instanceof StepError || told.some((kind) => error instanceof kind);
    console.error(isTold && error instanceof Error ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

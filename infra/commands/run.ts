import { spawnSync } from 'node:child_process';
import { CommandError, INTERRUPTED } from '../../content/core/command-line';

/**
 * Runs a program in this terminal.
 *
 * @throws CommandError where it fails; the program has told why itself.
 */
export function run(
  program: string,
  args: readonly string[],
  { cwd, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): void {
  console.log(`\n› ${[program, ...args].join(' ')}`);
  const { status, signal, error } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    ...(cwd === undefined ? {} : { cwd }),
  });
  const step = `${program} ${args[0] ?? ''}`;
  if (error) throw new CommandError(`${program} cannot be run: ${error.message}`);
  if (signal === 'SIGINT' || status === INTERRUPTED) {
    throw new CommandError(`\n${step} was interrupted`, INTERRUPTED);
  }
  if (status !== 0) throw new CommandError(`\n${step} failed`);
}

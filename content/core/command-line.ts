import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Ends a command with a message for people instead of a stack. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';

  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

/** The command line is answered: with the usage where `--help` asked for it, else with a line. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
}

/** What the shell says of a program that Ctrl-C has ended. */
export const INTERRUPTED = 130;

/**
 * Reads a command line.
 *
 * @param usage - its first line is shown with every mistake, all of it for `--help`.
 * @throws UsageError
 */
export function readArguments<const O extends Options>(
  { usage, options, positionals = false }: { usage: string; options: O; positionals?: boolean },
  args: readonly string[] = process.argv.slice(2),
) {
  const end = args.indexOf('--');
  const named = end < 0 ? args : args.slice(0, end);
  if (named.includes('--help') || named.includes('-h')) throw new UsageError(usage, 0);
  try {
    return parseArgs({ args: [...args], options, allowPositionals: positionals });
  } catch (error) {
    // What follows the first sentence is advice of Node's own.
    throw misused(
      String(error instanceof Error ? error.message : error).split(/\.\s|\n/, 1)[0] ?? '',
      usage,
    );
  }
}

/** A mistake in a command line, in one line. */
export const misused = (what: string, usage: string): UsageError =>
  new UsageError(`${what}. ${usage.split('\n', 1)[0]}`);

/** Ctrl-C is told in a line, unless somebody has more to end; a program that runs meanwhile is waited for. */
export function endOnInterrupt(): void {
  process.once('SIGINT', () => {
    // A command that ended by it has said so.
    if (process.exitCode !== undefined || process.listenerCount('SIGINT') > 0) return;
    console.error('Stopped.');
    process.exit(INTERRUPTED);
  });
}

/**
 * Runs a command's main function. What is told in a message is told so, anything else as the crash
 * it is.
 *
 * @param told - further errors whose message is all that people need.
 */
export async function runCommand(
  main: () => void | Promise<void>,
  told: readonly (abstract new (...args: never[]) => Error)[] = [],
): Promise<void> {
  endOnInterrupt();
  try {
    await main();
  } catch (error) {
    process.exitCode = error instanceof CommandError ? error.exitCode : 1;
    const isTold = [CommandError, ...told].some((kind) => error instanceof kind);
    const print = process.exitCode === 0 ? console.log : console.error;
    print(isTold && error instanceof Error ? error.message : error);
  }
}

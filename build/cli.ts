import type { CompiledCode } from './bundle/bundles';
import { CommandError, endOnInterrupt } from '../content/core/command-line';
import { ContentError } from '../content/core/problem';
import { type Options, readOptions } from './command-line/options';

/** Each command brings its own libraries, so none is loaded for another's sake. */
const COMMANDS: Record<
  Options['command'],
  (options: Options, code: CompiledCode) => Promise<void>
> = {
  build: async (options, code) => (await import('./commands/build')).buildCommand(options, code),
  dev: async (options) => (await import('./commands/dev')).devCommand(options),
  start: async (options, code) => (await import('./commands/start')).startCommand(options, code),
};

/** Mistakes are told and exit with 1; a crash of the generator itself is told as one and exits with 70. */
const CRASHED = 70;

/** Runs the command line. */
export async function main(code: CompiledCode): Promise<void> {
  endOnInterrupt();
  const args = process.argv.slice(2);
  const json = args.includes('--json');
  try {
    const options = readOptions(args, process.env);
    await COMMANDS[options.command](options, code);
  } catch (error) {
    process.exitCode = report(error, json);
  }
}

function report(error: unknown, json: boolean): number {
  if (error instanceof ContentError) {
    const { problems } = error;
    if (json) {
      // Whoever reads it finds a line in each.
      const told = problems.map((problem) => ({ line: 0, ...problem }));
      console.log(JSON.stringify({ problems: told }));
    } else {
      console.error(error.message);
      console.error(
        `\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}; nothing was written.`,
      );
    }
    return 1;
  }
  if (error instanceof CommandError) {
    (error.exitCode === 0 ? console.log : console.error)(error.message);
    return error.exitCode;
  }
  console.error('The generator itself failed; this is not a mistake in the content.');
  console.error(error);
  return CRASHED;
}

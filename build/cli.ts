import { buildCommand } from './commands/build';
import { devCommand } from './commands/dev';
import { imagesCommand } from './commands/images';
import { startCommand } from './commands/start';
import { readOptions, UsageError } from './options';
import { ContentError } from './problems';
import { ServerError } from './serve/listen';

const COMMANDS = {
  build: buildCommand,
  dev: devCommand,
  start: startCommand,
  images: imagesCommand,
};

/** Mistakes are told and exit with 1; a crash of the generator itself is told as one and exits with 70. */
const CRASHED = 70;

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const json = args.includes('--json');
  try {
    const options = readOptions(args, process.env);
    await COMMANDS[options.command](options);
  } catch (error) {
    process.exitCode = report(error, json);
  }
}

function report(error: unknown, json: boolean): number {
  if (error instanceof ContentError) {
    const { problems } = error;
    if (json) console.log(JSON.stringify({ problems }));
    else {
      console.error(error.message);
      console.error(
        `\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}; nothing was written.`,
      );
    }
    return 1;
  }
  if (error instanceof UsageError || error instanceof ServerError) {
    console.error(error.message);
    return 1;
  }
  console.error('The generator itself failed; this is not a mistake in the content.');
  console.error(error);
  return CRASHED;
}

await main();

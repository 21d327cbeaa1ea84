import { type Options, readOptions, UsageError } from './options';
import { ContentError } from './problems';
import { ServerError } from './serve/listen';

/** Each command brings its own libraries, so none is loaded for another's sake. */
const COMMANDS: Record<
  Options['command'],
  (options: Options, sources: string | undefined) => Promise<void>
> = {
  build: async (options, sources) => {
    const bundles = await startedBundles(sources);
    return (await import('./commands/build')).buildCommand(options, bundles);
  },
  dev: async (options) => (await import('./commands/dev')).devCommand(options),
  start: async (options, sources) => {
    const bundles = await startedBundles(sources);
    return (await import('./commands/start')).startCommand(options, bundles);
  },
  images: async (options) => (await import('./commands/images')).imagesCommand(options),
};

/** Bundling begins in a process of its own before this one loads what reads the content. */
const startedBundles = async (sources: string | undefined) =>
  (await import('./bundle/start-bundling')).startBundling(sources);

/** Mistakes are told and exit with 1; a crash of the generator itself is told as one and exits with 70. */
const CRASHED = 70;

/**
 * Runs the command line.
 *
 * @param sources - hash of the generator's sources, where it is known already.
 */
export async function main(sources?: string): Promise<void> {
  const args = process.argv.slice(2);
  const json = args.includes('--json');
  try {
    const options = readOptions(args, process.env);
    await COMMANDS[options.command](options, sources);
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

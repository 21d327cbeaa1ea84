import { spawnSync } from 'node:child_process';
import * as v from 'valibot';
import { CommandError } from '../../content/core/command-line';

/** Whose eyes the AWS command line looks with, and where; its own settings say what is undefined. */
export interface Viewer {
  region: string | undefined;
  profile: string | undefined;
}

const NOT_THERE = /does not exist|NotFoundException|NoSuchHostedZone/;

/**
 * What a command of the AWS command line answers; undefined where what it asks for is not there.
 *
 * @throws CommandError where it fails otherwise: no credentials, no leave, no network.
 */
export function aws<S extends v.GenericSchema>(
  answer: S,
  args: readonly string[],
  { region, profile }: Viewer,
): v.InferOutput<S> | undefined {
  const where = region === undefined ? [] : ['--region', region];
  const whose = profile === undefined ? [] : ['--profile', profile];
  const { status, stdout, stderr, error } = spawnSync(
    'aws',
    [...args, ...where, '--output', 'json', ...whose],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e9 },
  );
  if (error) {
    throw new CommandError(
      `The AWS command line cannot be run (${error.message}). Install version 2 of it: https://aws.amazon.com/cli/`,
    );
  }
  if (status === 0) return v.parse(v.pipe(v.string(), v.parseJson(), answer), stdout);
  if (NOT_THERE.test(stderr)) return undefined;
  throw new CommandError(`aws ${args.slice(0, 2).join(' ')} failed: ${stderr.trim()}`);
}

const Identity = v.object({ Account: v.string() });
const Stacks = v.object({
  Stacks: v.array(
    v.object({
      Outputs: v.optional(
        v.array(v.object({ OutputKey: v.string(), OutputValue: v.string() })),
        [],
      ),
    }),
  ),
});

/** The account that the credentials are for. */
export const accountOf = (viewer: Viewer): string =>
  aws(Identity, ['sts', 'get-caller-identity'], viewer)?.Account ?? '';

/** What a stack tells by name; undefined where it is not deployed. */
export function outputsOf(
  stack: string,
  viewer: Viewer,
): Readonly<Record<string, string>> | undefined {
  const found = aws(Stacks, ['cloudformation', 'describe-stacks', '--stack-name', stack], viewer);
  const outputs = found?.Stacks.flatMap(({ Outputs }) => Outputs);
  return (
    outputs &&
    Object.fromEntries(outputs.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]))
  );
}

import * as v from 'valibot';
import { CommandError } from '../../content/core/command-line';
import type { Stage } from '../configuration/configuration';
import { stackNameOf } from '../configuration/names';
import { aws, type Viewer } from './aws';
import type { Commits } from './commits';

/** A stage as it is deployed. */
export interface Live {
  commits: Commits;
  /** Names under which AWS knows the resources of its stack. */
  resources: readonly string[];
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
const Resources = v.object({
  StackResourceSummaries: v.array(
    v.object({ PhysicalResourceId: v.optional(v.string()), ResourceStatus: v.string() }),
  ),
});

/**
 * The account that the credentials are for.
 *
 * @throws CommandError where there are none, or for another account than the stage's.
 */
export function readAccount({ name, configuration }: Stage, viewer: Viewer): string {
  const { Account } = aws(Identity, ['sts', 'get-caller-identity'], viewer) ?? { Account: '' };
  if (configuration.account !== undefined && configuration.account !== Account) {
    throw new CommandError(
      `The credentials are for account ${Account}; infra/config/${name}.yaml is for ${configuration.account}.`,
    );
  }
  return Account;
}

/** What is deployed of a stage; undefined where nothing is. */
export function readLive(stage: Stage, viewer: Viewer): Live | undefined {
  const name = ['--stack-name', stackNameOf(stage)];
  const found = aws(Stacks, ['cloudformation', 'describe-stacks', ...name], viewer);
  if (!found) return undefined;
  const outputs = found.Stacks.flatMap(({ Outputs }) => Outputs);
  const commits = outputs.find(({ OutputKey }) => OutputKey === 'Commits')?.OutputValue ?? '';
  const held = aws(Resources, ['cloudformation', 'list-stack-resources', ...name], viewer);
  return {
    commits: commits.split(' ').filter((commit) => commit !== ''),
    resources: (held?.StackResourceSummaries ?? [])
      .filter(({ ResourceStatus }) => ResourceStatus !== 'DELETE_COMPLETE')
      .flatMap(({ PhysicalResourceId }) => PhysicalResourceId ?? []),
  };
}

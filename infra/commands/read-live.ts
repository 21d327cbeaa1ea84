import * as v from 'valibot';
import { CommandError } from '../../content/core/command-line';
import type { Stage } from '../configuration/configuration';
import { stackNameOf } from '../configuration/names';
import { accountOf, aws, outputsOf, type Viewer } from '../../lambdas/aws/aws-command';
import type { Commits } from './commits';

/** A stage as it is deployed. */
export interface Live {
  commits: Commits;
  /** Names under which AWS knows the resources of its stack. */
  resources: readonly string[];
}

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
  const account = accountOf(viewer);
  if (configuration.account !== undefined && configuration.account !== account) {
    throw new CommandError(
      `The credentials are for account ${account}; infra/config/${name}.yaml is for ${configuration.account}.`,
    );
  }
  return account;
}

/** What is deployed of a stage; undefined where nothing is. */
export function readLive(stage: Stage, viewer: Viewer): Live | undefined {
  const name = stackNameOf(stage);
  const outputs = outputsOf(name, viewer);
  if (!outputs) return undefined;
  const held = aws(
    Resources,
    ['cloudformation', 'list-stack-resources', '--stack-name', name],
    viewer,
  );
  return {
    commits: (outputs.Commits ?? '').split(' ').filter((commit) => commit !== ''),
    resources: (held?.StackResourceSummaries ?? [])
      .filter(({ ResourceStatus }) => ResourceStatus !== 'DELETE_COMPLETE')
      .flatMap(({ PhysicalResourceId }) => PhysicalResourceId ?? []),
  };
}

import * as v from 'valibot';
import { CommandError } from '../../content/core/command-line';
import type { Configuration, Stage } from '../configuration/configuration';
import { otherStages } from '../configuration/read-stage';
import { aws, type Viewer } from '../../lambdas/aws/aws-command';
import { collisions, type Existing, plannedIdentities, sharedWith } from './collisions';
import { type Live, readAccount, readLive } from './read-live';

const Records = v.object({
  ResourceRecordSets: v.array(v.object({ Name: v.string(), Type: v.string() })),
});

/**
 * What is deployed of a stage, after a look at whether a deployment can succeed.
 *
 * @throws CommandError where there are no credentials, or something is there, or is another stage's,
 * that the stack would make.
 */
export function lookAhead(stage: Stage, viewer: Viewer): Live | undefined {
  const { name, configuration } = stage;
  const shared = otherStages(name).flatMap((other) => sharedWith(stage, other));
  if (shared.length > 0) {
    throw new CommandError(
      `Not deployed: two stages of one account cannot make the same.\n  ${shared.join('\n  ')}\nIf they are for different accounts, set account in both.`,
    );
  }
  const account = readAccount(stage, viewer);
  const live = readLive(stage, viewer);
  const found = collisions(
    configuration,
    live?.resources ?? [],
    readExisting(configuration, viewer),
  );
  if (found.length === 0) return live;
  throw new CommandError(
    `Not deployed: account ${account} has already what infra/config/${name}.yaml would make.\n  ${found.join('\n  ')}`,
  );
}

function readExisting(configuration: Configuration, viewer: Viewer): Existing {
  return {
    records: readRecords(configuration, viewer),
    identities: plannedIdentities(configuration).filter((identity) =>
      aws(v.object({}), ['sesv2', 'get-email-identity', '--email-identity', identity], viewer),
    ),
  };
}

function readRecords({ domain }: Configuration, viewer: Viewer): Existing['records'] {
  if (!domain || !('zoneId' in domain)) return [];
  const zone = ['--hosted-zone-id', domain.zoneId];
  const records = (
    aws(Records, ['route53', 'list-resource-record-sets', ...zone], viewer)?.ResourceRecordSets ??
    []
  ).map(({ Name: name, Type: type }) => ({ name, type }));
  if (records.some(({ name, type }) => type === 'SOA' && name === `${domain.zoneName}.`)) {
    return records;
  }
  throw new CommandError(
    `The account has no hosted zone ${domain.zoneId} of the name ${domain.zoneName}: correct domain.zoneId and domain.zoneName, or use the credentials of the account that has it.`,
  );
}

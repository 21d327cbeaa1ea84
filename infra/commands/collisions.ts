import { type Configuration, hostOf, type Stage } from '../configuration/configuration';
import { identitiesOf, returnHostOf } from '../configuration/names';

/** A record of a hosted zone. */
export interface Entry {
  name: string;
  type: string;
}

/** What is there already, of which a deployment makes its own. */
export interface Existing {
  records: readonly Entry[];
  /** SES identities among those of the configuration. */
  identities: readonly string[];
}

const ADDRESS = ['A', 'AAAA', 'CNAME'];
const RETURN = ['MX', 'TXT', 'CNAME'];
const TEXT = ['TXT', 'CNAME'];

const SWITCH =
  'set domain.addressRecords: false, deploy, and move the name when the site has been looked at (docs/operations.md#a-domain-that-is-live-elsewhere)';

/** Records that the stack makes, with the types that CloudFormation would stumble over and the way round. */
export function plannedRecords(
  configuration: Configuration,
): { name: string; types: readonly string[]; fix: string }[] {
  const { domain } = configuration;
  if (!domain || !('zoneId' in domain)) return [];
  const hosts = domain.addressRecords ? [hostOf(configuration), ...domain.redirectFrom] : [];
  return [
    ...hosts.map((name) => ({ name, types: ADDRESS, fix: SWITCH })),
    ...(configuration.mail.identities === 'made'
      ? [
          {
            name: returnHostOf(domain.zoneName),
            types: RETURN,
            fix: 'remove it: bounced mail returns there',
          },
        ]
      : []),
    ...(domain.dmarc
      ? [
          {
            name: `_dmarc.${domain.zoneName}`,
            types: TEXT,
            fix: 'leave domain.dmarc out and keep it',
          },
        ]
      : []),
  ];
}

/**
 * What CloudFormation would fail at half-way, because somebody else has made it already.
 *
 * @param own - names of the resources that the stack has.
 */
export function collisions(
  configuration: Configuration,
  own: readonly string[],
  { records, identities }: Existing,
): string[] {
  // Some resources are known by several parts with bars between them.
  const names = own.flatMap((one) => one.split('|')).map(withoutDot);
  const isOwn = (name: string): boolean => names.includes(name);
  return [
    ...plannedRecords(configuration).flatMap(({ name, types, fix }) =>
      isOwn(name)
        ? []
        : records
            .filter((record) => withoutDot(record.name) === name && types.includes(record.type))
            .map(({ type }) => `${name} has a record ${type}: ${fix}`),
    ),
    ...identities
      .filter((name) => !isOwn(name))
      .map(
        (name) =>
          `${name} is an identity of SES: set mail.identities: existing, and it is used as it is`,
      ),
  ];
}

/** What two stages would both make, if they are for one account. */
export function sharedWith(one: Stage, other: Stage): string[] {
  const [mine, theirs] = [one.configuration, other.configuration];
  const isApart =
    mine.account !== undefined && theirs.account !== undefined && mine.account !== theirs.account;
  if (isApart) return [];
  const identities = mine.region === theirs.region ? plannedIdentities(mine) : [];
  return [
    ...hostsOf(mine)
      .filter((host) => hostsOf(theirs).includes(host))
      .map((host) => `${host} is the address of ${other.name} too: give one of them another`),
    ...identities
      .filter((name) => plannedIdentities(theirs).includes(name))
      .map(
        (name) =>
          `${name} is mailed from by ${other.name} too: set mail.identities: existing in one of them, deployed second`,
      ),
  ];
}

const hostsOf = (configuration: Configuration): string[] =>
  configuration.domain ? [hostOf(configuration), ...configuration.domain.redirectFrom] : [];

/** Identities that the stack makes. */
export const plannedIdentities = (configuration: Configuration): string[] =>
  configuration.mail.identities === 'made' ? identitiesOf(configuration) : [];

const withoutDot = (name: string): string => name.replace(/\.$/, '');

import type { Mistake } from '../../content/core/problem';
import { type Configuration, hostOf } from './configuration';

/** Two values that cannot both be meant. */
interface Contradiction extends Mistake {
  /** Key in the file. */
  key: string;
}

/** What WAF costs before a single request: web ACL 5 and rule 1 dollars, and room for requests. */
const FIREWALL_DOLLARS = 10;

const isIn = (host: string, zone: string): boolean => host === zone || host.endsWith(`.${zone}`);

/** Everything in a configuration that fits its schema and still cannot work. */
export function contradictions(configuration: Configuration): Contradiction[] {
  return [
    ...domainContradictions(configuration),
    ...keyContradictions(configuration),
    ...limitContradictions(configuration),
  ];
}

function domainContradictions(configuration: Configuration): Contradiction[] {
  const { domain, mail } = configuration;
  if (!domain) return [];
  const host = hostOf(configuration);
  const found: Contradiction[] = [];
  if (domain.redirectFrom.includes(host)) {
    found.push({
      key: 'redirectFrom',
      what: 'the site would lead to itself',
      found: host,
      expected: `hosts other than the site's`,
      fix: `remove ${host} from domain.redirectFrom`,
    });
  }
  const twice = domain.redirectFrom.find((name, at, all) => all.indexOf(name) !== at);
  if (twice !== undefined) {
    found.push({
      key: 'redirectFrom',
      what: 'the same host twice',
      found: twice,
      expected: 'each host once',
      fix: `remove one ${twice} from domain.redirectFrom`,
    });
  }
  if ('certificateArn' in domain) return [...found, ...certificateContradictions(configuration)];
  const { zoneName } = domain;
  for (const other of [host, ...domain.redirectFrom].filter((name) => !isIn(name, zoneName))) {
    found.push({
      key: other === host ? 'site' : 'redirectFrom',
      what: 'host outside the hosted zone',
      found: other,
      expected: `${zoneName} or a host below it`,
      fix: 'set domain.zoneId and domain.zoneName to the zone of this host',
    });
  }
  const sender = mail.from.slice(mail.from.lastIndexOf('@') + 1);
  if (!isIn(sender, zoneName)) {
    found.push({
      key: 'from',
      what: 'mail would be sent for a domain whose DNS is not ours',
      found: mail.from,
      expected: `an address at ${zoneName}, where DKIM and DMARC records are made`,
      fix: `set mail.from to an address at ${zoneName}`,
    });
  }
  return found;
}

/** CloudFront takes certificates of its own account only. */
function certificateContradictions({ account, domain }: Configuration): Contradiction[] {
  const owner =
    domain && 'certificateArn' in domain ? domain.certificateArn.split(':')[4] : undefined;
  if (account === undefined || owner === undefined || owner === account) return [];
  return [
    {
      key: 'certificateArn',
      what: 'the certificate is in another account',
      found: owner,
      expected: account,
      fix: 'set domain.certificateArn to a certificate of that account, or correct account',
    },
  ];
}

function keyContradictions({ chat }: Configuration): Contradiction[] {
  if (chat.formerPublicKey !== chat.publicKey) return [];
  return [
    {
      key: 'formerPublicKey',
      what: 'the former key is the present one',
      found: chat.publicKey,
      expected: 'the key that publicKey took the place of',
      fix: 'set chat.publicKey to a new key, or remove chat.formerPublicKey',
    },
  ];
}

function limitContradictions({ limits, firewall, monthlyBudget }: Configuration): Contradiction[] {
  const found: Contradiction[] = [];
  const { apiRequestsPerSecond, apiBurst } = limits;
  if (apiRequestsPerSecond > apiBurst) {
    found.push({
      key: 'apiRequestsPerSecond',
      what: 'apiRequestsPerSecond above apiBurst',
      found: String(apiRequestsPerSecond),
      expected: `at most ${apiBurst}`,
      fix: 'raise limits.apiBurst with it',
    });
  }
  if (firewall && monthlyBudget < FIREWALL_DOLLARS) {
    found.push({
      key: 'monthlyBudget',
      what: 'the firewall alone costs more than the budget',
      found: `${monthlyBudget} dollars`,
      expected: `at least ${FIREWALL_DOLLARS} dollars, or firewall: false`,
      fix: 'raise monthlyBudget or set firewall: false',
    });
  }
  return found;
}

/** Values that were never anybody's, by key; a deployment with one of them would not work. */
export function exampleValues(configuration: Configuration): string[] {
  const { site, mail, chat } = configuration;
  const values: Record<string, string | undefined> = {
    site: configuration.domain ? site : undefined,
    'mail.inbox': mail.inbox,
    'mail.from': mail.from,
    'mail.alarms': mail.alarms,
    'chat.publicKey': chat.publicKey,
  };
  return Object.entries(values).flatMap(([key, value]) =>
    value !== undefined && /\bexample\b|_example|\.test$/i.test(value) ? [`${key}: ${value}`] : [],
  );
}

import type { Configuration, Stage } from './configuration';

/** Name of the stack that holds the site; those of the others begin with it. */
export const stackNameOf = ({ name, configuration }: Stage): string =>
  `${configuration.name}-${name}`;

/** Context under which a deployment tells the site's stack its output `Commits`. */
export const COMMITS = 'commits';

/** Host that bounced mail returns to; a name that nobody receives other mail at. */
export const returnHostOf = (zoneName: string): string => `bounces.${zoneName}`;

/** Identities of SES that a stage needs: the domain where its DNS is ours, each address otherwise. */
export const identitiesOf = ({ domain, mail }: Configuration): string[] =>
  domain && 'zoneId' in domain ? [domain.zoneName] : [...new Set([mail.from, mail.inbox])];

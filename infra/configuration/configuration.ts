import * as v from 'valibot';

const Email = v.pipe(
  v.string('an e-mail address'),
  v.email('an e-mail address such as info@fyrvik.se'),
);
const Host = v.pipe(
  v.string('a host name'),
  v.regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'a host name such as fyrvik.se'),
);
const Whole = (from: number, to: number) =>
  v.pipe(
    v.number(`a whole number from ${from} to ${to}`),
    v.integer(`a whole number from ${from} to ${to}`),
    v.minValue(from, `no less than ${from}`),
    v.maxValue(to, `no more than ${to}`),
  );
const ChatKey = v.pipe(
  v.string('text'),
  v.regex(/^[\w.-]{20,100}$/, '20 to 100 letters, digits, ".", "_" and "-"'),
);
const Id = v.pipe(v.string('an id'), v.regex(/^\S+$/, 'an id without spaces'));

/** A domain whose DNS is in Route 53: records, certificate, DKIM and MAIL FROM are made. */
const DomainInRoute53 = v.strictObject({
  /** Id of the public hosted zone. */
  zoneId: v.pipe(
    v.string('the id of the hosted zone'),
    v.regex(/^Z[A-Z0-9]{5,31}$/, 'an id such as Z0123456789ABCDEFGHIJ'),
  ),
  /** Name of the zone, which the site's host lies in. */
  zoneName: Host,
  /** Other hosts in the zone that lead to the site's. */
  redirectFrom: v.optional(v.array(Host, 'a list of host names'), []),
  /** Make the hosts' A and AAAA records; false while they lead to another site, which goes on. */
  addressRecords: v.optional(v.boolean('true or false'), true),
  /**
   * Make a DMARC record that asks receivers to do this with mail that is not signed for the domain.
   * It is about all mail of the domain, newsletters too.
   */
  dmarc: v.optional(
    v.picklist(['none', 'quarantine', 'reject'], 'none, quarantine or reject, or nothing at all'),
  ),
});

/** A domain whose DNS is elsewhere: the operator makes the records that the deployment prints. */
const DomainElsewhere = v.strictObject({
  /** An issued certificate in us-east-1 for the site's host and all of `redirectFrom`. */
  certificateArn: v.pipe(
    v.string('the ARN of a certificate'),
    v.regex(
      /^arn:aws:acm:us-east-1:\d{12}:certificate\/[0-9a-f-]{36}$/,
      'the ARN of a certificate in us-east-1, the only region CloudFront takes them from',
    ),
  ),
  redirectFrom: v.optional(v.array(Host, 'a list of host names'), []),
});

const Limits = v.strictObject({
  /**
   * Requests a second that the chat's API answers in all; more get 429. Far above what one address
   * is let through, so that one loop does not take the chat from everybody.
   */
  apiRequestsPerSecond: v.optional(Whole(1, 10_000), 50),
  /** Requests at once above that rate. */
  apiBurst: v.optional(Whole(1, 5_000), 100),
  /** Runs of the chat function at once. Needs a raised account quota: new accounts have 10 in all. */
  chatConcurrency: v.optional(Whole(1, 1_000)),
  /** DynamoDB request units a second; more are throttled, and billed no further. */
  readUnits: v.optional(Whole(1, 40_000), 500),
  writeUnits: v.optional(Whole(1, 40_000), 500),
  /** Mails a day, whatever their reason. */
  mailsPerDay: v.optional(Whole(1, 50_000), 200),
});

const Firewall = v.strictObject({
  /** Requests to the API in five minutes from one address; more get 429 until they slow down. */
  apiRequestsPerFiveMinutes: v.optional(Whole(10, 2_000_000), 300),
});

/**
 * What an operator decides, one file a stage: `infra/config/<stage>.yaml`. No value is a secret:
 * the chat's public key and the e-mail service's ids are in every visitor's browser anyway.
 */
export const Configuration = v.strictObject({
  /** Begins the name of every stack. Another name is another installation, so it never changes. */
  name: v.pipe(
    v.string('a short name'),
    v.regex(/^[a-z][a-z0-9]{1,19}$/, '2 to 20 lower-case letters and digits, a letter first'),
  ),
  /** Address that visitors use, and that the pages name as theirs. */
  site: v.pipe(
    v.string('an address such as https://www.fyrvik.se'),
    v.regex(
      /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
      'https:// and a host in lower case, without a path or a slash at the end',
    ),
  ),
  /** The account to deploy to; that of the credentials where absent. */
  account: v.optional(
    v.pipe(v.string('12 digits in quotes'), v.regex(/^\d{12}$/, '12 digits in quotes')),
  ),
  /** Where the bucket, the functions, the database and the mails are. */
  region: v.optional(
    v.pipe(
      v.string('a region'),
      v.regex(/^[a-z]{2}(?:-[a-z]+)+-\d$/, 'a region such as eu-north-1'),
    ),
    'eu-north-1',
  ),
  /** Left out, the site is at CloudFront's own address (previews). */
  domain: v.optional(
    v.union(
      [DomainInRoute53, DomainElsewhere],
      'either zoneId and zoneName (DNS in Route 53) or certificateArn (DNS elsewhere)',
    ),
  ),
  mail: v.strictObject({
    /** Where transcripts of chats go. */
    inbox: Email,
    /** Sender of transcripts. */
    from: Email,
    /** Where alarms and budget notices go. */
    alarms: Email,
    /** The identities of SES that mail is sent by; `existing` where another stage or service has them. */
    identities: v.optional(v.picklist(['made', 'existing'], 'made or existing'), 'made'),
  }),
  chat: v.strictObject({
    /** Sent by the pages as `Authorization: Bearer`. Keeps strangers' scripts out, and nothing else. */
    publicKey: ChatKey,
    /** The key before that one, still taken while pages with it are open. */
    formerPublicKey: v.optional(ChatKey),
    /** Count up to give CloudFront and the functions a new secret for each other. */
    originSecret: v.optional(Whole(1, 1_000), 1),
    /** Amazon Bedrock's model or inference profile that words the replies; ours do where absent. */
    bedrockModelId: v.optional(
      v.pipe(v.string('a model id'), v.regex(/^[\w.:-]{3,140}$/, 'a model id')),
    ),
  }),
  /** EmailJS, which mails the contact form; the ids of `content/site.yaml` where absent. */
  emailService: v.optional(v.strictObject({ publicKey: Id, serviceId: Id, templateId: Id })),
  limits: v.optional(Limits, {}),
  /** Where docs/operations.md can be read; alarms link into it. */
  operationsUrl: v.optional(
    v.pipe(v.string('an address'), v.url('an address such as https://wiki.fyrvik.se/operations')),
  ),
  /** Spend of the whole account in a month, in US dollars, from which on a mail is sent. */
  monthlyBudget: v.pipe(v.number('dollars'), v.minValue(1, 'no less than 1')),
  /** AWS WAF in front of the site: 6 dollars a month and 0.60 a million requests. False leaves it out. */
  firewall: v.optional(v.union([v.literal(false), Firewall], 'false, or its limit'), {}),
  /** Days that logs are kept. They hold no address and no text of a visitor. */
  logDays: v.optional(v.picklist([1, 3, 5, 7, 14, 30, 60, 90], '1, 3, 5, 7, 14, 30, 60 or 90'), 30),
});

export type Configuration = v.InferOutput<typeof Configuration>;

/** A configuration and the name of its file. */
export interface Stage {
  name: string;
  configuration: Configuration;
}

export const hostOf = ({ site }: Configuration): string => new URL(site).host;

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { CachePolicy } from 'aws-cdk-lib/aws-cloudfront';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  at,
  type Json,
  list,
  resources,
  resourcesOf,
  type StackTemplate,
  textOf,
} from '../../infra/checks/assembly';
import { RUNBOOK } from '../../infra/configuration/runbook';
import type { Variant } from '../support/infra/configurations';
import { uploadOf } from '../support/infra/deployed-functions';
import { appOf, deployment } from '../support/infra/deployments';
import { temporaryFolder } from '../support/temporary-folder';

type Stacks = readonly StackTemplate[];

let plain: Stacks;
let full: Stacks;
let elsewhere: Stacks;
let zoned: Stacks;
beforeAll(async () => {
  const stacksOf = async (variant: Variant): Promise<Stacks> => (await deployment(variant)).stacks;
  plain = await stacksOf('plain');
  full = await stacksOf('full');
  elsewhere = await stacksOf('elsewhere');
  zoned = await stacksOf('zoned');
});

/** The template of the stack whose name ends so; the home stack's has no ending. */
const templateOf = (stacks: Stacks, ending: RegExp): Template => {
  const stack = stacks.find(({ name }) => ending.test(name));
  return Template.fromJSON(stack?.template as Record<string, unknown>);
};

const home = (stacks: Stacks): Template => templateOf(stacks, /-(?:production|preview)$/);
const watch = (stacks: Stacks): Template => templateOf(stacks, /-watch$/);

/** Types of the resources in the stacks whose name ends so. */
const typesOf = (stacks: Stacks, ending: RegExp): string[] =>
  stacks
    .filter(({ name }) => ending.test(name))
    .flatMap(resourcesOf)
    .map(({ type }) => type)
    .filter((type) => !type.startsWith('AWS::CDK'));

describe('the stacks', () => {
  test('are in the home region, and in us-east-1 only what must be there', () => {
    const places = (stacks: Stacks): string[] =>
      stacks.map(({ name, region }) => `${name} ${region}`);
    expect(places(plain)).toEqual([
      'fyrvik-production-global us-east-1',
      'fyrvik-production eu-north-1',
      'fyrvik-production-watch us-east-1',
    ]);
    expect(places(full)).toEqual(places(plain));
    expect(places(elsewhere)).toEqual([
      'fyrvik-preview-global us-east-1',
      'fyrvik-preview eu-north-1',
      'fyrvik-preview-watch us-east-1',
    ]);
    const services = typesOf(full, /-(?:global|watch)$/).map((type) => type.split('::')[1]);
    expect(new Set(services)).toEqual(
      new Set(['Budgets', 'CertificateManager', 'CloudWatch', 'Logs', 'SNS', 'WAFv2']),
    );
  });

  test('need no helper of the CDK for values of another region', () => {
    for (const stacks of [plain, full, elsewhere]) {
      const types = typesOf(stacks, /$/);
      expect(types.filter((type) => type.startsWith('Custom::CrossRegion'))).toEqual([]);
    }
  });
});

describe('variants', () => {
  test('a firewall comes unless it is left out; a certificate comes with a zone', () => {
    expect(typesOf(zoned, /-global$/)).toEqual(['AWS::CertificateManager::Certificate']);
    expect(typesOf(plain, /-global$/)).toEqual(['AWS::WAFv2::WebACL']);
    expect(typesOf(full, /-global$/).sort()).toEqual([
      'AWS::CertificateManager::Certificate',
      'AWS::WAFv2::WebACL',
    ]);
    expect(typesOf(elsewhere, /-global$/)).toEqual(['AWS::WAFv2::WebACL']);
    home(plain).hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Aliases: Match.absent(),
        ViewerCertificate: Match.absent(),
        WebACLId: Match.anyValue(),
      },
    });
    home(zoned).hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: { Aliases: ['fyrvik.example'], WebACLId: Match.absent() },
    });
  });

  test('hosts that still lead to another site are left alone, and so is DMARC until it is wanted', () => {
    const names = resources(zoned, 'AWS::Route53::RecordSet').map(({ properties }) =>
      textOf(at(properties, 'Name')),
    );
    expect(names).toEqual([]);
  });

  test('identities that are there already are sent by and not made', () => {
    expect(resources(zoned, 'AWS::SES::EmailIdentity').map(({ id }) => id)).toEqual([]);
    expect(JSON.stringify(resources(zoned, 'AWS::IAM::Policy'))).toContain(
      ':identity/fyrvik.example',
    );
  });

  test('one address that sends and receives is one identity', () => {
    const identities = resources(elsewhere, 'AWS::SES::EmailIdentity').map(({ properties }) =>
      textOf(at(properties, 'EmailIdentity')),
    );
    expect(identities).toEqual(['info@fyrvik.example']);
  });

  test('an account is in the templates where one is named, and left to the credentials elsewhere', async () => {
    for (const stacks of [full, elsewhere])
      expect(JSON.stringify(stacks)).toContain('123456789012');
    for (const stacks of [plain, zoned]) {
      expect(JSON.stringify(stacks)).not.toContain('123456789012');
    }
  });

  test('production cannot be deleted by one command, a preview can', async () => {
    for (const [variant, isKept] of [
      ['plain', true],
      ['elsewhere', false],
    ] as const) {
      const { prepared } = await deployment(variant);
      const { site, watch } = appOf(variant, prepared, await temporaryFolder());
      expect([site, watch].map(({ terminationProtection }) => terminationProtection)).toEqual([
        isKept,
        isKept,
      ]);
    }
  });
});

describe('Site', () => {
  test('keeps its files private, in versions, for CloudFront alone', () => {
    home(plain).hasResourceProperties('AWS::S3::Bucket', {
      VersioningConfiguration: { Status: 'Enabled' },
      OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      WebsiteConfiguration: Match.absent(),
    });
  });

  /** Headers that the objects of an upload are stored with, by the name of the upload. */
  const stored = (name: string): Json | undefined =>
    resources(plain, 'Custom::CDKBucketDeployment')
      .filter(({ id }) => new RegExp(`^SiteUpload${name}CustomResource`).test(id))
      .map(({ properties }) => ({
        ...(at(properties, 'SystemMetadata') as Record<string, Json>),
        ...((at(properties, 'UserMetadata') ?? {}) as Record<string, Json>),
      }))[0];

  test('stores pages for a year at the edge and for no time at visitors, hashed files for good', () => {
    const page = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=31536000, must-revalidate',
    };
    const script = {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    };
    expect(stored('pageshtml')).toEqual(page);
    expect(stored('pageshtmlbr')).toEqual({ ...page, 'content-encoding': 'br' });
    expect(stored('missinghtml')).toEqual({ ...page, status: '404' });
    expect(stored('missinghtmlbr')).toEqual({ ...page, status: '404', 'content-encoding': 'br' });
    expect(stored('assetsjavascript')).toEqual(script);
    expect(stored('assetsjavascriptbr')).toEqual({ ...script, 'content-encoding': 'br' });
    expect(stored('assetswoff2')).toEqual({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('outlives its stack, and lets nobody in but CloudFront for this distribution', () => {
    for (const { definition } of resources(full, 'AWS::S3::Bucket')) {
      expect(definition).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
    }
    const allowed = resources(full, 'AWS::S3::BucketPolicy')
      .flatMap(({ properties }) => list(at(properties, 'PolicyDocument', 'Statement')))
      .filter((statement) => at(statement, 'Effect') === 'Allow');
    expect(
      allowed.map((statement) => [
        textOf(at(statement, 'Principal', 'Service')),
        at(statement, 'Action'),
        /EdgeDistribution|delivery-source/.test(JSON.stringify(at(statement, 'Condition') ?? '')),
      ]),
    ).toEqual([
      ['cloudfront.amazonaws.com', ['s3:GetObject', 's3:ListBucket'], true],
      ['delivery.logs.amazonaws.com', 's3:PutObject', true],
    ]);
  });

  test('is uploaded four sets at a time, which leaves runs for the chat, with room for ten thousand posts', () => {
    const uploads = resources(plain, 'Custom::CDKBucketDeployment');
    const ids = uploads.map(({ id }) => id);
    const before = uploads.map(({ definition }) =>
      list(at(definition, 'DependsOn'))
        .map(textOf)
        .filter((id) => ids.includes(id)),
    );
    expect(before.filter((waits) => waits.length === 0)).toHaveLength(4);
    const waitedFor = before.flat();
    expect(waitedFor.length).toBe(ids.length - 4);
    expect(new Set(waitedFor).size).toBe(waitedFor.length);
    home(plain).hasResourceProperties('AWS::Lambda::Function', {
      Runtime: Match.stringLikeRegexp('python'),
      MemorySize: 1024,
      EphemeralStorage: { Size: 2048 },
    });
  });

  test('removes nothing that an earlier release has brought', () => {
    home(plain).allResourcesProperties('Custom::CDKBucketDeployment', {
      Prune: false,
      RetainOnDelete: true,
    });
  });
});

describe('Edge', () => {
  test('answers for the site’s hosts where there is a domain, with its certificate', () => {
    for (const stacks of [full, elsewhere]) {
      home(stacks).hasResourceProperties('AWS::CloudFront::Distribution', {
        DistributionConfig: {
          Aliases: Match.arrayWith(['www.fyrvik.example']),
          ViewerCertificate: {
            MinimumProtocolVersion: 'TLSv1.2_2021',
            SslSupportMethod: 'sni-only',
          },
        },
      });
    }
    home(elsewhere).hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        ViewerCertificate: {
          AcmCertificateArn: Match.stringLikeRegexp('^arn:aws:acm:us-east-1:'),
        },
      },
    });
  });

  test('speaks HTTP/2 and 3 and IPv6, keeps no error, and puts no page in the place of one', () => {
    home(plain).hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        HttpVersion: 'http2and3',
        IPV6Enabled: true,
        CustomErrorResponses: Match.arrayWith([
          Match.objectEquals({ ErrorCode: 404, ErrorCachingMinTTL: 0 }),
        ]),
      },
    });
  });

  test('speaks TLS only, keeps pages by their key alone, and nothing of the API', () => {
    const none = (config: string, behaviour: string) => ({ [config]: { [behaviour]: 'none' } });
    home(full).hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: {
        ParametersInCacheKeyAndForwardedToOrigin: {
          ...none('CookiesConfig', 'CookieBehavior'),
          ...none('HeadersConfig', 'HeaderBehavior'),
          ...none('QueryStringsConfig', 'QueryStringBehavior'),
        },
      },
    });
    home(full).hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        DefaultCacheBehavior: {
          ViewerProtocolPolicy: 'redirect-to-https',
          CachePolicyId: { Ref: Match.stringLikeRegexp('EdgeCaching') },
        },
        CacheBehaviors: [
          {
            PathPattern: '/api/*',
            ViewerProtocolPolicy: 'https-only',
            CachePolicyId: CachePolicy.CACHING_DISABLED.cachePolicyId,
          },
        ],
        Origins: Match.arrayWith([
          Match.objectLike({ OriginAccessControlId: Match.anyValue() }),
          Match.objectLike({ CustomOriginConfig: API_ORIGIN }),
        ]),
      },
    });
    home(full).allResourcesProperties('AWS::CloudFront::Function', {
      AutoPublish: true,
      FunctionConfig: { Runtime: 'cloudfront-js-2.0' },
    });
  });

  test('is behind the firewall where one is wanted', () => {
    home(full).hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        WebACLId: { 'Fn::GetStackOutput': Match.objectLike({ Region: 'us-east-1' }) },
      },
    });
  });

  test('sends other hosts to the site’s only where it has one', () => {
    const codeOf = (stacks: Stacks): string =>
      resources(stacks, 'AWS::CloudFront::Function')
        .map(({ properties }) => textOf(at(properties, 'FunctionCode')))
        .join('');
    expect(codeOf(full)).toContain('host:"www.fyrvik.example"');
    expect(codeOf(plain)).toContain('host:""');
  });

  test('moves to a release when everything of it is there, and the functions where it can wait', () => {
    const waits = (stacks: Stacks): string[] =>
      resources(stacks, 'AWS::CloudFront::Function').flatMap(({ definition }) =>
        list(at(definition, 'DependsOn')).map(textOf),
      );
    const uploads = resources(plain, 'Custom::CDKBucketDeployment').map(({ id }) => id);
    expect(uploads.length).toBeGreaterThan(12);
    expect(waits(plain)).toEqual(expect.arrayContaining(uploads));
    expect(waits(full).filter((id) => id.startsWith('FunctionsChatFunction'))).toHaveLength(1);
    expect(waits(plain).filter((id) => id.startsWith('Functions'))).toEqual([]);
  });
});

/** It waits longer than API Gateway (29 s), which waits longer than the functions (20 s). */
const API_ORIGIN = { OriginProtocolPolicy: 'https-only', OriginReadTimeout: 30 };

describe('Firewall', () => {
  test('answers 429 as JSON, with the time to try again, on the API alone', () => {
    templateOf(full, /-global$/).hasResourceProperties('AWS::WAFv2::WebACL', {
      Scope: 'CLOUDFRONT',
      CustomResponseBodies: {
        tooMany: {
          ContentType: 'APPLICATION_JSON',
          Content: Match.serializedJson({
            error: {
              code: 'too-many-requests',
              message: 'Too many requests; try again in 60 seconds.',
              id: 'firewall',
            },
          }),
        },
      },
      Rules: [
        {
          Statement: {
            RateBasedStatement: {
              AggregateKeyType: 'IP',
              Limit: 300,
              ScopeDownStatement: {
                ByteMatchStatement: {
                  SearchString: '/api/',
                  PositionalConstraint: 'STARTS_WITH',
                },
              },
            },
          },
          Action: {
            Block: {
              CustomResponse: {
                ResponseCode: 429,
                ResponseHeaders: [{ Name: 'Retry-After', Value: '60' }],
              },
            },
          },
        },
      ],
    });
  });
});

describe('Api', () => {
  test('leads three paths to the chat in payload format 2.0', () => {
    const keys = resources(plain, 'AWS::ApiGatewayV2::Route').map(({ properties }) =>
      textOf(at(properties, 'RouteKey')),
    );
    expect(keys.sort()).toEqual([
      'ANY /api/chat-assistant',
      'ANY /api/chat-assistant/{proxy+}',
      'ANY /api/send-chat-transcript',
    ]);
    home(plain).allResourcesProperties('AWS::ApiGatewayV2::Integration', {
      PayloadFormatVersion: '2.0',
      TimeoutInMillis: 29_000,
    });
  });

  test('is limited as configured', () => {
    home(plain).hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      DefaultRouteSettings: { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 },
    });
  });

  test('keeps runs for the chat only where the account has been raised', () => {
    home(full).hasResourceProperties('AWS::Lambda::Function', { ReservedConcurrentExecutions: 20 });
    expect(JSON.stringify(home(plain).toJSON())).not.toContain('ReservedConcurrentExecutions');
  });

  test('lets pages of its own site call', () => {
    home(full).hasResourceProperties('AWS::Lambda::Function', {
      Environment: {
        Variables: Match.objectLike({ ALLOWED_ORIGINS: 'https://www.fyrvik.example' }),
      },
    });
    home(plain).hasResourceProperties('AWS::Lambda::Function', {
      Environment: {
        Variables: Match.objectLike({
          ALLOWED_ORIGINS: {
            'Fn::Join': [
              '',
              [
                'https://',
                { 'Fn::GetAtt': [Match.stringLikeRegexp('Distribution'), 'DomainName'] },
              ],
            ],
          },
        }),
      },
    });
  });
});

describe('Functions', () => {
  const ours = () =>
    resources(full, 'AWS::Lambda::Function').filter(({ properties }) =>
      textOf(at(properties, 'Runtime')).startsWith('nodejs'),
    );

  test('have names of variables that Lambda takes, and give up before those who wait for them', () => {
    expect(ours()).toHaveLength(4);
    for (const { id, properties } of ours()) {
      const names = Object.keys(at(properties, 'Environment', 'Variables') ?? {});
      expect([id, names.filter((name) => !/^(?!AWS_|LAMBDA_)[A-Z][A-Z_]+$/.test(name))]).toEqual([
        id,
        [],
      ]);
    }
    const [chat] = ours().filter(({ id }) => id.startsWith('FunctionsChat'));
    expect(at(chat?.properties, 'Timeout')).toBe(20);
  });

  test('are uploaded with at most 450 kB of code in a file', async () => {
    const { outdir } = await deployment('full');
    for (const dir of ours().map((resource) => uploadOf(resource, outdir))) {
      for (const file of readdirSync(dir).filter((name) => name.endsWith('.js'))) {
        expect([file, statSync(join(dir, file)).size <= 450_000]).toEqual([file, true]);
      }
    }
  });

  test('write logs that end', () => {
    for (const { properties } of ours()) {
      expect(at(properties, 'LoggingConfig', 'LogGroup')).toBeDefined();
    }
    home(full).allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: Match.anyValue() });
  });
});

describe('logs', () => {
  const PERSONAL =
    /sourceIp|c-ip|c-port|user-?agent|cookie|forwarded|referer|query|\$context\.path\b|authorizer/i;

  test('say what was asked and never who asked', () => {
    const formats = resources(full, 'AWS::ApiGatewayV2::Stage').map(({ properties }) =>
      textOf(at(properties, 'AccessLogSettings', 'Format')),
    );
    const fields = resources(full, 'AWS::Logs::Delivery').flatMap(({ properties }) =>
      list(at(properties, 'RecordFields')).map(textOf),
    );
    expect([formats.length, fields.length]).toEqual([1, 14]);
    expect([...formats, ...fields].filter((text) => PERSONAL.test(text))).toEqual([]);
  });
});

describe('Mail', () => {
  const statement = (stacks: Stacks): unknown =>
    resources(stacks, 'AWS::IAM::Policy')
      .flatMap(({ properties }) => list(at(properties, 'PolicyDocument', 'Statement')))
      .find((candidate) => at(candidate, 'Action') === 'ses:SendEmail');

  test('goes from our sender to our inbox and nowhere else', () => {
    expect(statement(plain)).toMatchObject({
      Condition: {
        StringEquals: { 'ses:FromAddress': 'chatt@fyrvik.example' },
        'ForAllValues:StringEquals': { 'ses:Recipients': ['info@fyrvik.example'] },
      },
    });
  });

  test('is signed for a domain of ours, and bounces return to it', () => {
    const template = home(full);
    template.hasResourceProperties('AWS::SES::EmailIdentity', {
      EmailIdentity: 'fyrvik.example',
      MailFromAttributes: { MailFromDomain: 'bounces.fyrvik.example' },
    });
    const types = resources(full, 'AWS::Route53::RecordSet').map(({ properties }) =>
      textOf(at(properties, 'Type')),
    );
    expect(types.sort()).toEqual(
      ['A', 'A', 'AAAA', 'AAAA', 'CNAME', 'CNAME', 'CNAME', 'MX', 'TXT', 'TXT'].sort(),
    );
    template.hasResourceProperties('AWS::Route53::RecordSet', {
      Name: '_dmarc.fyrvik.example.',
      ResourceRecords: ['"v=DMARC1; p=quarantine; rua=mailto:drift@fyrvik.example"'],
    });
  });

  test('goes over TLS only, and is counted for its reputation', () => {
    home(plain).hasResourceProperties('AWS::SES::ConfigurationSet', {
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      ReputationOptions: { ReputationMetricsEnabled: true },
      SuppressionOptions: { SuppressedReasons: [] },
    });
    home(plain).allResourcesProperties('AWS::SES::EmailIdentity', {
      ConfigurationSetAttributes: { ConfigurationSetName: Match.anyValue() },
    });
  });

  test('is confirmed address by address elsewhere', () => {
    const identities = resources(plain, 'AWS::SES::EmailIdentity').map(({ properties }) =>
      textOf(at(properties, 'EmailIdentity')),
    );
    expect(identities.sort()).toEqual(['chatt@fyrvik.example', 'info@fyrvik.example']);
    expect(resources(plain, 'AWS::Route53::RecordSet')).toEqual([]);
  });
});

describe('Sweep', () => {
  test('runs every minute, and leaves what fails in a queue', () => {
    const template = home(plain);
    template.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression: 'rate(1 minute)',
      State: 'ENABLED',
      Target: { DeadLetterConfig: Match.anyValue(), RetryPolicy: { MaximumRetryAttempts: 2 } },
    });
    template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
    });
  });
});

describe('Watch', () => {
  const anchorsOf = (stacks: Stacks): Set<string | undefined> =>
    new Set(
      resources(stacks, 'AWS::CloudWatch::Alarm').map(
        ({ properties }) => textOf(at(properties, 'AlarmDescription')).split('#')[1],
      ),
    );

  test('raises an alarm for every paragraph of the runbook but spend, which the budget tells', () => {
    const paragraphs = Object.keys(RUNBOOK).filter((anchor) => anchor !== 'alarm-spend');
    expect(anchorsOf(full)).toEqual(new Set(paragraphs));
    const withoutModel = paragraphs.filter((anchor) => anchor !== 'alarm-model');
    expect(anchorsOf(plain)).toEqual(new Set(withoutModel));
  });

  const alarms = () => resources(full, 'AWS::CloudWatch::Alarm');
  const alarmOf = (name: string): Json =>
    alarms().find(({ id }) => new RegExp(`Alarms${name}[0-9A-F]{8}$`).test(id))?.properties ?? {};

  /** Threshold and length in seconds of one period of an alarm. */
  const thresholdOf = (name: string): { atLeast: number; seconds: number; periods: number } => {
    const alarm = alarmOf(name);
    const number = (key: string): number => Number(at(alarm, key));
    return {
      atLeast: number('Threshold'),
      seconds: number('Period') || Number(at(alarm, 'Metrics', 0, 'MetricStat', 'Period')),
      periods: number('EvaluationPeriods'),
    };
  };

  test('rings when mail fails again at the next quarter of an hour', () => {
    expect(thresholdOf('MailFailed')).toEqual({ atLeast: 2, seconds: 3_600, periods: 1 });
  });

  test('rings for a single crash of a function, the sweep’s included', () => {
    for (const name of ['Chat', 'Sweep']) {
      expect(thresholdOf(`${name}Errors`)).toEqual({ atLeast: 1, seconds: 300, periods: 1 });
    }
  });

  test('rings for what a lead can suffer', () => {
    const rings = [
      'LeadWaits',
      'LeadsQueue',
      'MailBounced',
      'MailUnconfirmed',
      'MailComplained',
    ].map((name) => {
      const alarm = alarmOf(name);
      const metric = at(alarm, 'Metrics', 0, 'MetricStat', 'Metric') ?? alarm;
      const outcome = textOf(at(metric, 'Dimensions', 0, 'Value'));
      return `${textOf(at(metric, 'MetricName'))} ${outcome} ${Number(at(alarm, 'Threshold'))}`;
    });
    expect(rings).toEqual([
      'OldestUnmailedLead  3600',
      'WaitingLeads  25',
      'Mails bounced 1',
      'Mails unconfirmed 1',
      'Mails complained 1',
    ]);
  });

  test('rings on silence where something is told, visitors or none', () => {
    const silent = alarms().filter(
      ({ properties }) => at(properties, 'TreatMissingData') === 'breaching',
    );
    expect(silent.map(({ properties }) => textOf(at(properties, 'MetricName')))).toEqual([
      'OldestUnmailedLead',
      'SiteFaults',
    ]);
    for (const { properties } of alarms()) {
      expect(['breaching', 'notBreaching']).toContain(at(properties, 'TreatMissingData'));
      const tells =
        at(properties, 'TreatMissingData') === 'breaching' ? 'silence too' : 'needs traffic';
      expect(textOf(at(properties, 'AlarmDescription'))).toContain(tells);
    }
  });

  test('rings where one request in ten is refused as too many, by whomever', () => {
    const metrics = list(at(alarmOf('Throttled'), 'Metrics'));
    const [share, ...counted] = metrics;
    expect(textOf(at(share, 'Expression'))).toBe(
      'IF(FILL(all, 0) < 20, 0, 100 * (FILL(tooMany, 0) + FILL(throttled, 0)) / all)',
    );
    const names = counted.map((metric) => textOf(at(metric, 'MetricStat', 'Metric', 'MetricName')));
    expect(names).toEqual(['Count', 'TooMany', 'Throttles']);
    home(full).hasResourceProperties('AWS::Logs::MetricFilter', {
      FilterPattern: '{ $.status = "429" }',
      MetricTransformations: [{ MetricNamespace: 'Chat', MetricName: 'TooMany', MetricValue: '1' }],
    });
  });

  test('asks from outside once an hour', () => {
    home(full).hasResourceProperties('AWS::Events::Rule', {
      ScheduleExpression: 'rate(1 hour)',
      State: 'ENABLED',
    });
    home(full).hasResourceProperties('AWS::Lambda::Function', {
      Environment: {
        Variables: {
          SITE: 'https://www.fyrvik.example',
          CHAT_PUBLIC_KEY: 'public-key-of-the-tests',
        },
      },
    });
  });

  test('looks at CloudFront where CloudFront tells', () => {
    const regions = alarms()
      .filter(({ properties }) => at(properties, 'Namespace') === 'AWS/CloudFront')
      .map(({ stack }) => stack.region);
    expect(regions).toEqual(['us-east-1', 'us-east-1', 'us-east-1']);
  });

  test('mails the one address', () => {
    for (const template of [home(plain), watch(plain)]) {
      template.hasResourceProperties('AWS::SNS::Subscription', {
        Protocol: 'email',
        Endpoint: 'drift@fyrvik.example',
      });
    }
  });

  test('tells of spend at 80 and 100 %, and of what will be', () => {
    watch(plain).hasResourceProperties('AWS::Budgets::Budget', {
      Budget: { BudgetLimit: { Amount: 30, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
      NotificationsWithSubscribers: [
        { Notification: { NotificationType: 'ACTUAL', Threshold: 80 } },
        { Notification: { NotificationType: 'ACTUAL', Threshold: 100 } },
        { Notification: { NotificationType: 'FORECASTED', Threshold: 100 } },
      ],
    });
  });

  test('delivers CloudFront’s log to the home region, and lets nobody else write there', () => {
    watch(plain).hasResourceProperties('AWS::Logs::DeliveryDestination', {
      DestinationResourceArn: {
        'Fn::GetStackOutput': Match.objectLike({ Region: 'eu-north-1' }),
      },
    });
    home(plain).hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Principal: { Service: 'delivery.logs.amazonaws.com' },
            Action: 's3:PutObject',
            Condition: Match.objectLike({ StringEquals: Match.anyValue() }),
          }),
        ]),
      },
    });
  });
});

describe('Conversations', () => {
  test('cost no more than configured, are forgotten, and are not lost by a mistake', () => {
    const reads = { ReadOnDemandThroughputSettings: { MaxReadRequestUnits: 500 } };
    const writes = { WriteOnDemandThroughputSettings: { MaxWriteRequestUnits: 500 } };
    const [table] = resources(plain, 'AWS::DynamoDB::GlobalTable');
    expect(table?.definition).toMatchObject({
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        ...writes,
        GlobalSecondaryIndexes: [writes],
        TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true },
        Replicas: [
          {
            Region: 'eu-north-1',
            ...reads,
            GlobalSecondaryIndexes: [reads],
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: {
              PointInTimeRecoveryEnabled: true,
              RecoveryPeriodInDays: 35,
            },
          },
        ],
      },
    });
  });
});

import { expect, test } from 'vitest';
import { type Json, type StackTemplate, textOf } from '../../infra/checks/assembly';
import { checkInvariants } from '../../infra/checks/invariants';
import { deployment } from '../support/infra/deployments';
import { inside, listAt, type Open, withResource } from '../support/infra/edit';

type Stacks = readonly StackTemplate[];
type Mistake = readonly [name: string, rule: string, make: (stacks: Stacks) => StackTemplate[]];

const says =
  (text: string) =>
  (resource: Json): boolean =>
    JSON.stringify(resource).includes(text);

const DISTRIBUTION = 'AWS::CloudFront::Distribution';
const config = (resource: Open): Open => inside(resource, 'Properties', 'DistributionConfig');

const distribution =
  (change: (config: Open) => void) =>
  (stacks: Stacks): StackTemplate[] =>
    withResource(stacks, DISTRIBUTION, (resource) => change(config(resource)));

const properties =
  (type: string, change: (properties: Open) => void, isMeant?: (resource: Json) => boolean) =>
  (stacks: Stacks): StackTemplate[] =>
    withResource(stacks, type, (resource) => change(inside(resource, 'Properties')), isMeant);

const without =
  (type: string, isMeant?: (resource: Json) => boolean) =>
  (stacks: Stacks): StackTemplate[] =>
    withResource(stacks, type, (_, resources, id) => delete resources[id], isMeant);

const MISTAKES: readonly Mistake[] = [
  [
    'hosts without a certificate',
    'certificate',
    distribution((c) => {
      delete c.ViewerCertificate;
    }),
  ],
  [
    'a certificate of the home region',
    'certificate',
    distribution((c) => {
      inside(c, 'ViewerCertificate').AcmCertificateArn =
        'arn:aws:acm:eu-north-1:123456789012:certificate/x';
    }),
  ],
  [
    'TLS 1.0',
    'certificate',
    distribution((c) => {
      inside(c, 'ViewerCertificate').MinimumProtocolVersion = 'TLSv1';
    }),
  ],
  [
    'the same path pattern twice',
    'behaviours',
    distribution((c) => {
      const all = listAt(c, 'CacheBehaviors');
      all.push(structuredClone(all[0] ?? null));
    }),
  ],
  [
    'a behaviour whose origin is gone',
    'behaviours',
    distribution((c) => {
      listAt(c, 'Origins').pop();
    }),
  ],
  [
    'plain HTTP for pages',
    'protection',
    distribution((c) => {
      inside(c, 'DefaultCacheBehavior').ViewerProtocolPolicy = 'allow-all';
    }),
  ],
  [
    'no security headers on the API',
    'protection',
    distribution((c) => {
      delete inside(c, 'CacheBehaviors', 0).ResponseHeadersPolicyId;
    }),
  ],
  [
    'an error page for the whole distribution',
    'error-pages',
    distribution((c) => {
      const error = inside(c, 'CustomErrorResponses', 2);
      error.ResponsePagePath = '/404.html';
      error.ResponseCode = 404;
    }),
  ],
  [
    'answers of the API that are kept',
    'api-behaviour',
    distribution((c) => {
      inside(c, 'CacheBehaviors', 0).CachePolicyId = '658327ea-f89d-4fab-a63d-7e88639e58f6';
    }),
  ],
  [
    'an API without Authorization',
    'api-behaviour',
    distribution((c) => {
      delete inside(c, 'CacheBehaviors', 0).OriginRequestPolicyId;
    }),
  ],
  [
    'an API that gets the visitor’s host',
    'api-behaviour',
    distribution((c) => {
      inside(c, 'CacheBehaviors', 0).OriginRequestPolicyId = '216adef6-5c7f-47e4-b989-5492eafa07d3';
    }),
  ],
  [
    'an API that only reads',
    'api-behaviour',
    distribution((c) => {
      inside(c, 'CacheBehaviors', 0).AllowedMethods = ['GET', 'HEAD'];
    }),
  ],
  [
    'an API anybody can call round the CDN',
    'api-behaviour',
    distribution((c) => {
      const origin = listAt(c, 'Origins').find(says('x-origin-verify'));
      delete inside(origin).OriginCustomHeaders;
    }),
  ],
  [
    'a site without the function that answers 404',
    'pages-behaviour',
    distribution((c) => {
      listAt(c, 'DefaultCacheBehavior', 'FunctionAssociations').pop();
    }),
  ],
  [
    'pages kept by query',
    'pages-behaviour',
    properties('AWS::CloudFront::CachePolicy', (p) => {
      inside(
        p,
        'CachePolicyConfig',
        'ParametersInCacheKeyAndForwardedToOrigin',
        'QueryStringsConfig',
      ).QueryStringBehavior = 'all';
    }),
  ],
  [
    'pages without compression',
    'pages-behaviour',
    distribution((c) => {
      inside(c, 'DefaultCacheBehavior').Compress = false;
    }),
  ],
  [
    'an edge function over 10 kB',
    'edge-functions',
    properties('AWS::CloudFront::Function', (p) => {
      p.FunctionCode = `${textOf(p.FunctionCode)}//${'x'.repeat(10_240)}`;
    }),
  ],
  [
    'an edge function for the old runtime',
    'edge-functions',
    properties('AWS::CloudFront::Function', (p) => {
      inside(p, 'FunctionConfig').Runtime = 'cloudfront-js-1.0';
    }),
  ],
  [
    'an edge function that is never published',
    'edge-functions',
    properties('AWS::CloudFront::Function', (p) => {
      p.AutoPublish = false;
    }),
  ],
  [
    'a CSP longer than CloudFront takes',
    'security-headers',
    properties('AWS::CloudFront::ResponseHeadersPolicy', (p) => {
      const csp = inside(
        p,
        'ResponseHeadersPolicyConfig',
        'SecurityHeadersConfig',
        'ContentSecurityPolicy',
      );
      csp.ContentSecurityPolicy = `${textOf(csp.ContentSecurityPolicy)}; img-src ${'https://a.example '.repeat(120)}`;
    }),
  ],
  [
    'inline scripts',
    'security-headers',
    properties('AWS::CloudFront::ResponseHeadersPolicy', (p) => {
      const csp = inside(
        p,
        'ResponseHeadersPolicyConfig',
        'SecurityHeadersConfig',
        'ContentSecurityPolicy',
      );
      csp.ContentSecurityPolicy = textOf(csp.ContentSecurityPolicy).replace(
        "script-src 'self'",
        "script-src 'self' 'unsafe-inline'",
      );
    }),
  ],
  [
    'a variable that is Lambda’s own',
    'functions',
    properties(
      'AWS::Lambda::Function',
      (p) => {
        inside(p, 'Environment', 'Variables').AWS_REGION = 'eu-north-1';
      },
      says('KNOWLEDGE_FILE'),
    ),
  ],
  [
    'the CDN’s secret in the clear',
    'functions',
    properties(
      'AWS::Lambda::Function',
      (p) => {
        inside(p, 'Environment', 'Variables').ORIGIN_VERIFY = 'hunter2hunter2';
      },
      says('KNOWLEDGE_FILE'),
    ),
  ],
  [
    'a runtime that is no longer supported',
    'functions',
    properties(
      'AWS::Lambda::Function',
      (p) => {
        p.Runtime = 'nodejs18.x';
      },
      says('KNOWLEDGE_FILE'),
    ),
  ],
  [
    'a function slower than API Gateway waits',
    'timeouts',
    properties(
      'AWS::Lambda::Function',
      (p) => {
        p.Timeout = 60;
      },
      says('KNOWLEDGE_FILE'),
    ),
  ],
  [
    'an API that outlasts CloudFront',
    'timeouts',
    distribution((c) => {
      const origin = listAt(c, 'Origins').find(says('OriginReadTimeout'));
      inside(origin, 'CustomOriginConfig').OriginReadTimeout = 20;
    }),
  ],
  [
    'rate(15 minute)',
    'schedules',
    properties('AWS::Scheduler::Schedule', (p) => {
      p.ScheduleExpression = 'rate(15 minute)';
    }),
  ],
  [
    'a cron expression of five fields',
    'schedules',
    properties('AWS::Scheduler::Schedule', (p) => {
      p.ScheduleExpression = 'cron(*/15 * * * *)';
    }),
  ],
  [
    'a sweep without a dead-letter queue',
    'schedules',
    properties('AWS::Scheduler::Schedule', (p) => {
      delete inside(p, 'Target').DeadLetterConfig;
    }),
  ],
  [
    'a role that may do everything to tables',
    'permissions',
    properties(
      'AWS::IAM::Policy',
      (p) => {
        inside(p, 'PolicyDocument', 'Statement', 0).Action = 'dynamodb:*';
      },
      says('dynamodb:'),
    ),
  ],
  [
    'a role that may send mail as anybody',
    'permissions',
    properties(
      'AWS::IAM::Policy',
      (p) => {
        const statement = listAt(p, 'PolicyDocument', 'Statement').find(says('ses:SendEmail'));
        inside(statement).Resource = '*';
      },
      says('ses:SendEmail'),
    ),
  ],
  [
    'an API without limits',
    'api-stage',
    properties('AWS::ApiGatewayV2::Stage', (p) => {
      delete p.DefaultRouteSettings;
    }),
  ],
  [
    'a limit for a route that is not there',
    'api-stage',
    properties('AWS::ApiGatewayV2::Stage', (p) => {
      inside(p, 'RouteSettings')['POST /api/send-transcript'] = { ThrottlingRateLimit: 1 };
    }),
  ],
  [
    'an access log with addresses',
    'api-stage',
    properties('AWS::ApiGatewayV2::Stage', (p) => {
      inside(p, 'AccessLogSettings').Format = '{"ip":"$context.identity.sourceIp"}';
    }),
  ],
  [
    'a route without the prefix',
    'api-routes',
    properties('AWS::ApiGatewayV2::Route', (p) => {
      p.RouteKey = 'ANY /chat-assistant';
    }),
  ],
  [
    'a key that is not declared',
    'key-schema',
    properties('AWS::DynamoDB::GlobalTable', (p) => {
      listAt(p, 'AttributeDefinitions').pop();
    }),
  ],
  [
    'a sort key before its partition',
    'key-schema',
    properties('AWS::DynamoDB::GlobalTable', (p) => {
      listAt(p, 'KeySchema').reverse();
    }),
  ],
  [
    'a table that can be deleted',
    'tables',
    properties('AWS::DynamoDB::GlobalTable', (p) => {
      inside(p, 'Replicas', 0).DeletionProtectionEnabled = false;
    }),
  ],
  [
    'a table without backups',
    'tables',
    properties('AWS::DynamoDB::GlobalTable', (p) => {
      delete inside(p, 'Replicas', 0).PointInTimeRecoverySpecification;
    }),
  ],
  [
    'expiry on an attribute nobody writes',
    'tables',
    properties('AWS::DynamoDB::GlobalTable', (p) => {
      inside(p, 'TimeToLiveSpecification').AttributeName = 'ttl';
    }),
  ],
  [
    'writes without a ceiling',
    'tables',
    properties('AWS::DynamoDB::GlobalTable', (p) => {
      delete p.WriteOnDemandThroughputSettings;
    }),
  ],
  [
    'a public bucket',
    'buckets',
    properties('AWS::S3::Bucket', (p) => {
      inside(p, 'PublicAccessBlockConfiguration').BlockPublicPolicy = false;
    }),
  ],
  [
    'a bucket that goes with its stack',
    'buckets',
    (stacks) =>
      withResource(stacks, 'AWS::S3::Bucket', (resource) => {
        resource.DeletionPolicy = 'Delete';
      }),
  ],
  [
    'missing files that are forbidden instead',
    'origin-access',
    properties(
      'AWS::S3::BucketPolicy',
      (p) => {
        const statement = listAt(p, 'PolicyDocument', 'Statement').find(says('s3:ListBucket'));
        inside(statement).Action = 's3:GetObject';
      },
      says('s3:ListBucket'),
    ),
  ],
  [
    'an upload that removes earlier releases',
    'uploads',
    properties('Custom::CDKBucketDeployment', (p) => {
      p.Prune = true;
    }),
  ],
  [
    'fonts of a guessed type',
    'uploads',
    properties(
      'Custom::CDKBucketDeployment',
      (p) => {
        delete inside(p, 'SystemMetadata')['content-type'];
      },
      says('font/woff2'),
    ),
  ],
  [
    'a pointer that moves before its content',
    'uploads',
    (stacks) =>
      withResource(
        stacks,
        'AWS::CloudFront::Function',
        (resource) => {
          resource.DependsOn = listAt(resource, 'DependsOn').filter(
            (id) => !textOf(id).startsWith('SiteUploadpageshtmlbr'),
          );
        },
        says('DependsOn'),
      ),
  ],
  [
    'an alarm that tells nobody',
    'alarms',
    properties('AWS::CloudWatch::Alarm', (p) => {
      p.AlarmActions = [];
    }),
  ],
  [
    'an alarm without a paragraph',
    'alarms',
    properties('AWS::CloudWatch::Alarm', (p) => {
      p.AlarmDescription = 'Something is wrong';
    }),
  ],
  [
    'a log that never ends',
    'watching',
    properties('AWS::Logs::LogGroup', (p) => {
      delete p.RetentionInDays;
    }),
  ],
  [
    'mail in the clear',
    'watching',
    properties('AWS::SES::ConfigurationSet', (p) => {
      inside(p, 'DeliveryOptions').TlsPolicy = 'OPTIONAL';
    }),
  ],
  ['no budget', 'watching', without('AWS::Budgets::Budget')],
  ['alarms that nobody listens to', 'watching', without('AWS::SNS::Subscription')],
  [
    'a firewall in the home region',
    'regions',
    (stacks) =>
      withResource(stacks, 'AWS::WAFv2::WebACL', () => {}).map((stack) =>
        stack.name.endsWith('-global') ? { ...stack, region: 'eu-north-1' } : stack,
      ),
  ],
  [
    'an access log with addresses of visitors',
    'regions',
    properties('AWS::Logs::Delivery', (p) => {
      listAt(p, 'RecordFields').push('c-ip');
    }),
  ],
  ['a host without IPv6', 'records', without('AWS::Route53::RecordSet', says('"Type":"AAAA"'))],
  ['a role for something that is not there', 'references', without('AWS::SQS::Queue')],
  [
    'an output of another stack that is not there',
    'references',
    (stacks) =>
      stacks.map((stack) =>
        stack.name.endsWith('-global')
          ? { ...stack, template: { ...inside(stack.template), Outputs: {} } }
          : stack,
      ),
  ],
  [
    'a key of an AWS user',
    'templates',
    properties('AWS::CloudWatch::Dashboard', (p) => {
      p.DashboardBody = 'AKIAIOSFODNN7EXAMPLE';
    }),
  ],
  [
    'an output that shows the secret',
    'templates',
    (stacks) =>
      withResource(stacks, DISTRIBUTION, () => {}).map((stack) => ({
        ...stack,
        template: {
          ...inside(stack.template),
          Outputs: { Verify: { Value: '{{resolve:secretsmanager:arn}}' } },
        },
      })),
  ],
];

test.for(MISTAKES)('%s is caught', async ([, rule, make]) => {
  const { stacks } = await deployment('full');
  expect(checkInvariants(stacks)).toEqual([]);
  expect(checkInvariants(make(stacks)).map((finding) => finding.rule)).toContain(rule);
});

test('the mistakes are of more than twenty kinds, and every invariant catches one', () => {
  expect(MISTAKES.length).toBeGreaterThanOrEqual(50);
  expect(new Set(MISTAKES.map(([, rule]) => rule)).size).toBeGreaterThanOrEqual(20);
});

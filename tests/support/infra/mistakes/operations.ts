import { inside, listAt, withResource } from '../edit';
import { type Mistake, properties, says, without } from './mistake';

export const OPERATIONS_MISTAKES: readonly Mistake[] = [
  [
    'an alarm that tells nobody',
    ['alarms · tells nobody'],
    properties('AWS::CloudWatch::Alarm', (p) => {
      p.AlarmActions = [];
    }),
  ],
  [
    'a topic on which nothing but TLS is settled',
    ['publishers · CloudWatch may not publish to its topic'],
    properties('AWS::SNS::TopicPolicy', (p) => {
      const statements = listAt(p, 'PolicyDocument', 'Statement');
      inside(p, 'PolicyDocument').Statement = statements.filter(says('aws:SecureTransport'));
    }),
  ],
  [
    'a configuration set with the account’s suppression list',
    ['suppression · mail to our own inbox can be dropped in silence'],
    properties('AWS::SES::ConfigurationSet', (p) => {
      delete p.SuppressionOptions;
    }),
  ],
  [
    'a configuration set with a suppression list',
    ['suppression · mail to our own inbox can be dropped in silence'],
    properties('AWS::SES::ConfigurationSet', (p) => {
      p.SuppressionOptions = { SuppressedReasons: ['BOUNCE'] };
    }),
  ],
  [
    'an alarm without a paragraph',
    ['alarms · names no paragraph of the runbook'],
    properties('AWS::CloudWatch::Alarm', (p) => {
      p.AlarmDescription = 'Something is wrong';
    }),
  ],
  [
    'a log that never ends',
    ['watching · a log without an end'],
    properties('AWS::Logs::LogGroup', (p) => {
      delete p.RetentionInDays;
    }),
  ],
  [
    'mail in the clear',
    ['watching · mail may go in the clear'],
    properties('AWS::SES::ConfigurationSet', (p) => {
      inside(p, 'DeliveryOptions').TlsPolicy = 'OPTIONAL';
    }),
  ],
  ['no budget', ['watching · no budget'], without('AWS::Budgets::Budget')],
  [
    'alarms that nobody listens to',
    ['watching · nobody listens'],
    without('AWS::SNS::Subscription'),
  ],
  [
    'a firewall in the home region',
    [
      'references · the output PublishOutput… is in eu-north-1, not us-east-1',
      'regions · is in eu-north-1, not us-east-1',
    ],
    (stacks) =>
      withResource(stacks, 'AWS::WAFv2::WebACL', () => {}).map((stack) =>
        stack.name.endsWith('-global') ? { ...stack, region: 'eu-north-1' } : stack,
      ),
  ],
  [
    'an access log with addresses of visitors',
    ['regions · the access log has c-ip'],
    properties('AWS::Logs::Delivery', (p) => {
      listAt(p, 'RecordFields').push('c-ip');
    }),
  ],
  [
    'a role for something that is not there',
    ['references · FunctionsSweepFailed… does not exist'],
    without('AWS::SQS::Queue'),
  ],
  [
    'an output of another stack that is not there',
    ['references · no stack has the output PublishOutput…'],
    (stacks) =>
      stacks.map((stack) =>
        stack.name.endsWith('-global')
          ? { ...stack, template: { ...inside(stack.template), Outputs: {} } }
          : stack,
      ),
  ],
  [
    'a key of an AWS user',
    ['templates · holds a secret'],
    properties('AWS::CloudWatch::Dashboard', (p) => {
      p.DashboardBody = 'AKIAIOSFODNN7EXAMPLE';
    }),
  ],
  [
    'an output that shows the secret',
    ['templates · the output Verify shows a secret'],
    (stacks) => {
      const copy = structuredClone([...stacks]);
      inside(copy[0]?.template, 'Outputs').Verify = {
        Value: '{{resolve:secretsmanager:arn}}',
      };
      return copy;
    },
  ],
  [
    'an alarm for which silence means nothing',
    ['alarms · silence means nothing'],
    properties('AWS::CloudWatch::Alarm', (p) => {
      delete p.TreatMissingData;
    }),
  ],
  [
    'a budget that tells nobody',
    ['watching · tells nobody'],
    properties('AWS::Budgets::Budget', (p) => {
      p.NotificationsWithSubscribers = [];
    }),
  ],
  [
    'an alarm on CloudFront in the home region',
    ['regions · is in eu-north-1, not us-east-1'],
    properties(
      'AWS::CloudWatch::Alarm',
      (p) => {
        p.Namespace = 'AWS/CloudFront';
      },
      says('AWS/ApiGateway'),
    ),
  ],
  [
    'a private key',
    ['templates · holds a secret'],
    properties('AWS::CloudWatch::Dashboard', (p) => {
      p.DashboardBody = '-----BEGIN PRIVATE KEY-----';
    }),
  ],
  [
    'a secret with its value',
    ['templates · holds a secret'],
    properties('AWS::SecretsManager::Secret', (p) => {
      p.SecretString = 'hunter2hunter2';
    }),
  ],
  [
    'more resources than a stack may have',
    ['templates · 601 resources, of at most 500'],
    (stacks) => {
      const copy = structuredClone([...stacks]);
      const all = inside(copy[0]?.template, 'Resources');
      const missing = 601 - Object.keys(all).length;
      for (let i = 0; i < missing; i++) all[`Parameter${i}`] = { Type: 'AWS::SSM::Parameter' };
      return copy;
    },
  ],
  [
    'a template larger than CloudFormation takes',
    ['templates · 1000001 bytes, of at most 1,000,000'],
    (stacks) => {
      const copy = structuredClone([...stacks]);
      const template = inside(copy[0]?.template);
      template.Description = '';
      template.Description = 'x'.repeat(1_000_001 - Buffer.byteLength(JSON.stringify(template)));
      return copy;
    },
  ],
];

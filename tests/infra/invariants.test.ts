import { beforeAll, expect, test } from 'vitest';
import type { Json, StackTemplate } from '../../infra/checks/assembly';
import { checkInvariants } from '../../infra/checks/invariants';
import { VARIANTS } from '../support/infra/configurations';
import { deployment } from '../support/infra/deployments';
import { inside, listAt, type Open, withResource } from '../support/infra/edit';

let stacks: readonly StackTemplate[];
beforeAll(async () => {
  ({ stacks } = await deployment('full'));
});

test.for(VARIANTS)('the %s variant breaks no invariant', async (variant) => {
  const { stacks } = await deployment(variant);
  expect(checkInvariants(stacks)).toEqual([]);
});

const says =
  (text: string) =>
  (resource: Json): boolean =>
    JSON.stringify(resource).includes(text);

const SET = 'AWS::SES::ConfigurationSet';
const EVENTS = 'AWS::SES::ConfigurationSetEventDestination';
const POLICY = 'AWS::SNS::TopicPolicy';
const SUBSCRIPTION = 'AWS::SNS::Subscription';

test.for<[string, string, string, (properties: Open) => void, string]>([
  [
    'an alarm that tells nobody',
    'AWS::CloudWatch::Alarm',
    '',
    (p) => (p.AlarmActions = []),
    'alarms · tells nobody',
  ],
  [
    'a topic on which nothing but TLS is settled',
    POLICY,
    'cloudwatch.amazonaws.com',
    (p) => {
      const statements = listAt(p, 'PolicyDocument', 'Statement');
      inside(p, 'PolicyDocument').Statement = statements.filter(says('aws:SecureTransport'));
    },
    'alarms · CloudWatch may not publish to its topic',
  ],
  [
    'a topic that nobody listens to',
    SUBSCRIPTION,
    '"email"',
    (p) => (p.Protocol = 'sqs'),
    'alarms · nobody listens to its topic',
  ],
  [
    'the account’s suppression list',
    SET,
    '',
    (p) => delete p.SuppressionOptions,
    'suppression · mail to our own inbox can be dropped in silence',
  ],
  [
    'a suppression list',
    SET,
    '',
    (p) => (p.SuppressionOptions = { SuppressedReasons: ['BOUNCE'] }),
    'suppression · mail to our own inbox can be dropped in silence',
  ],
  [
    'bounces that nobody hears of',
    EVENTS,
    '',
    (p) => listAt(p, 'EventDestination', 'MatchingEventTypes').splice(1, 1),
    'mail-events · nobody hears of bounce',
  ],
  [
    'events that SES may not publish',
    POLICY,
    'ses.amazonaws.com',
    (p) => (inside(p, 'PolicyDocument').Statement = []),
    'mail-events · SES may not publish to its topic',
  ],
  [
    'events that are lost where the function fails',
    SUBSCRIPTION,
    '"lambda"',
    (p) => delete p.RedrivePolicy,
    'mail-events · no function listens that keeps what fails',
  ],
  [
    'events that are switched off',
    EVENTS,
    '',
    (p) => (inside(p, 'EventDestination').Enabled = false),
    'mail-events · nobody hears of delivery',
  ],
])('%s is caught', ([, type, text, spoil, complaint]) => {
  const spoilt = withResource(
    stacks,
    type,
    (found) => spoil(inside(found, 'Properties')),
    says(text),
  );
  const found = checkInvariants(spoilt).map(({ rule, what }) => `${rule} · ${what}`);
  expect(found).toContain(complaint);
});

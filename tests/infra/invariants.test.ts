import { beforeAll, expect, test } from 'vitest';
import { at, type Json, list, resources, type StackTemplate } from '../../infra/checks/assembly';
import { checkInvariants } from '../../infra/checks/invariants';
import { VARIANTS } from '../support/infra/configurations';
import { deployment } from '../support/infra/deployments';

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

test.for<[string, string, string, (properties: Json) => object, string]>([
  [
    'an alarm that tells nobody',
    'AWS::CloudWatch::Alarm',
    '',
    () => ({ AlarmActions: [] }),
    'alarms · tells nobody',
  ],
  [
    'a topic on which nothing but TLS is settled',
    POLICY,
    'cloudwatch.amazonaws.com',
    (p) => {
      const statements = list(at(p, 'PolicyDocument', 'Statement'));
      return { PolicyDocument: { Statement: statements.filter(says('aws:SecureTransport')) } };
    },
    'alarms · CloudWatch may not publish to its topic',
  ],
  [
    'a topic that nobody listens to',
    SUBSCRIPTION,
    '"email"',
    () => ({ Protocol: 'sqs' }),
    'alarms · nobody listens to its topic',
  ],
  [
    'the account’s suppression list',
    SET,
    '',
    () => ({ SuppressionOptions: undefined }),
    'suppression · mail to our own inbox can be dropped in silence',
  ],
  [
    'a suppression list',
    SET,
    '',
    () => ({ SuppressionOptions: { SuppressedReasons: ['BOUNCE'] } }),
    'suppression · mail to our own inbox can be dropped in silence',
  ],
  [
    'bounces that nobody hears of',
    EVENTS,
    '',
    (p) => {
      const destination = at(p, 'EventDestination');
      const events = list(at(destination, 'MatchingEventTypes')).filter((one) => one !== 'bounce');
      return { EventDestination: Object.assign({}, destination, { MatchingEventTypes: events }) };
    },
    'mail-events · nobody hears of bounce',
  ],
  [
    'events that SES may not publish',
    POLICY,
    'ses.amazonaws.com',
    () => ({ PolicyDocument: { Statement: [] } }),
    'mail-events · SES may not publish to its topic',
  ],
  [
    'events that are lost where the function fails',
    SUBSCRIPTION,
    '"lambda"',
    () => ({ RedrivePolicy: undefined }),
    'mail-events · no function listens that keeps what fails',
  ],
  [
    'events that are switched off',
    EVENTS,
    '',
    (p) => ({ EventDestination: Object.assign({}, at(p, 'EventDestination'), { Enabled: false }) }),
    'mail-events · nobody hears of delivery',
  ],
])('%s is caught', ([, type, text, spoil, complaint]) => {
  const spoilt = structuredClone(stacks);
  const meant = resources(spoilt, type).find(({ definition }) => says(text)(definition));
  if (!meant) throw new Error(`No ${type} to spoil`);
  Object.assign(Object(meant.properties), spoil(meant.properties));
  const found = checkInvariants(spoilt).map(({ rule, what }) => `${rule} · ${what}`);
  expect(found).toContain(complaint);
});

import { beforeAll, describe, expect, test } from 'vitest';
import {
  at,
  type Json,
  list,
  referredId,
  resources,
  type StackTemplate,
  textOf,
} from '../../infra/checks/assembly';
import { VARIANTS } from '../support/infra/configurations';
import { deployment } from '../support/infra/deployments';
import { resolveText } from '../support/infra/intrinsics';

let stacks: readonly StackTemplate[];
beforeAll(async () => {
  ({ stacks } = await deployment('full'));
});

/** Ids without what the CDK makes of them to keep them apart. */
const short = (text: string): string => text.replace(/(?<=[a-z])[0-9A-F]{8}(?=$|[.:/])/g, '');

interface Leave {
  actions: string[];
  on: string[];
  condition: Json | undefined;
}

const leaveOf = (statement: Json): Leave => {
  const action = at(statement, 'Action');
  const resource = at(statement, 'Resource');
  return {
    actions: (Array.isArray(action) ? action : [action ?? '']).map(textOf).sort(),
    on: (Array.isArray(resource) ? resource : [resource ?? ''])
      .map((one) => short(resolveText(one)))
      .sort(),
    condition: at(statement, 'Condition'),
  };
};

/** Everything that the role of a function may do. */
function leaveOfFunction(start: string): Leave[] {
  const [fn] = resources(stacks, 'AWS::Lambda::Function').filter(({ id }) => id.startsWith(start));
  const role = referredId(at(fn?.properties, 'Role'));
  const own = resources(stacks, 'AWS::IAM::Role').find(({ id }) => id === role);
  expect(at(own?.properties, 'ManagedPolicyArns')).toBeUndefined();
  expect(at(own?.properties, 'Policies')).toBeUndefined();
  expect(list(at(own?.properties, 'AssumeRolePolicyDocument', 'Statement'))).toEqual([
    { Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' } },
  ]);
  return resources(stacks, 'AWS::IAM::Policy')
    .filter(({ properties }) =>
      list(at(properties, 'Roles')).some((one) => referredId(one) === role),
    )
    .flatMap(({ properties }) => list(at(properties, 'PolicyDocument', 'Statement')).map(leaveOf));
}

const TABLE = 'ConversationsTable.Arn';
const mailing: Leave = {
  actions: ['ses:SendEmail'],
  on: [
    'arn:aws:ses:eu-north-1:123456789012:configuration-set/MailConfigurationSet',
    'arn:aws:ses:eu-north-1:123456789012:identity/fyrvik.example',
    'arn:aws:ses:eu-north-1:123456789012:identity/info@fyrvik.example',
  ],
  condition: {
    StringEquals: { 'ses:FromAddress': 'chatt@fyrvik.example' },
    'ForAllValues:StringEquals': { 'ses:Recipients': ['info@fyrvik.example'] },
  },
};
const logging = (log: string): Leave => ({
  actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
  on: [log],
  condition: undefined,
});
/** What the CDK gives for sending. */
const failing = (queue: string): Leave => ({
  actions: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'],
  on: [queue],
  condition: undefined,
});
const table = (...calls: string[]): Leave => ({
  actions: calls.map((call) => `dynamodb:${call}`).sort(),
  on: [TABLE],
  condition: undefined,
});

describe('a function may do what it is for, and nothing else', () => {
  test('the chat: its table, its log, and one model', () => {
    expect(leaveOfFunction('FunctionsChatFunction')).toEqual([
      logging('FunctionsChatLog.Arn'),
      table('GetItem', 'Query', 'PutItem', 'UpdateItem', 'BatchWriteItem'),
      {
        actions: ['bedrock:InvokeModel'],
        on: [
          'arn:aws:bedrock:*:123456789012:inference-profile/eu.anthropic.claude-haiku-4-5-20251001-v1:0',
          'arn:aws:bedrock:*::foundation-model/anthropic.claude-haiku-4-5-20251001-v1:0',
        ],
        condition: undefined,
      },
    ]);
  });

  test('what is told of mail: marking what was mailed, its log, and the queue of its failures', () => {
    const leave = leaveOfFunction('MailEventsTakerFunction');
    expect(leave).toHaveLength(3);
    expect(leave).toEqual(
      expect.arrayContaining([
        logging('MailEventsTakerLog.Arn'),
        table('GetItem', 'UpdateItem'),
        failing('MailEventsFailed.Arn'),
      ]),
    );
  });

  test('the check from outside: its log alone', () => {
    expect(leaveOfFunction('OutsideCheck')).toEqual([logging('OutsideCheckLog.Arn')]);
  });

  test('the sweep: reading and marking, what is due, its log, mail to our inbox, the queue of its failures', () => {
    const leave = leaveOfFunction('FunctionsSweepSweeperFunction');
    expect(leave).toHaveLength(5);
    expect(leave).toEqual(
      expect.arrayContaining([
        logging('FunctionsSweepSweeperLog.Arn'),
        table('GetItem', 'Query', 'PutItem', 'UpdateItem'),
        { ...table('Query'), on: [`${TABLE}/index/due`] },
        mailing,
        failing('FunctionsSweepFailed.Arn'),
      ]),
    );
  });
});

test('nobody starts functions but the API, the schedules and what has been sent, each of this stack', () => {
  const permissions = resources(stacks, 'AWS::Lambda::Permission').map(({ properties }) => [
    textOf(at(properties, 'Principal')),
    short(resolveText(at(properties, 'FunctionName'))),
    short(JSON.stringify(at(properties, 'SourceArn') ?? 'anybody')),
  ]);
  const chat = [
    'apigateway.amazonaws.com',
    'FunctionsChatFunction.Arn',
    expect.stringContaining('ApiHttpApi'),
  ];
  expect(permissions).toEqual([
    chat,
    chat,
    chat,
    [
      'sns.amazonaws.com',
      'MailEventsTakerFunction.Arn',
      expect.stringContaining('MailEventsTopic'),
    ],
    [
      'events.amazonaws.com',
      'OutsideCheckFunction.Arn',
      expect.stringContaining('OutsideCheckHourly'),
    ],
  ]);
  expect(resources(stacks, 'AWS::Lambda::Url')).toEqual([]);
});

test.for(VARIANTS)(
  'no role of the %s variant has a wildcard that is not the CDK’s own',
  async (variant) => {
    const { stacks } = await deployment(variant);
    const ours = resources(stacks, 'AWS::IAM::Policy').filter(
      ({ id }) => !/^CustomCDKBucketDeployment|^SchedulerRoleForTarget/.test(id),
    );
    expect(ours.length).toBeGreaterThanOrEqual(2);
    const wild = ours.flatMap(({ id, properties }) =>
      list(at(properties, 'PolicyDocument', 'Statement'))
        .map(leaveOf)
        .flatMap(({ actions, on }) => [...actions, ...on])
        .filter((text) => text.includes('*') && !text.startsWith('arn:aws:bedrock:*:'))
        .map((text) => `${id} ${text}`),
    );
    expect(wild).toEqual([]);
  },
);

import { expect, test } from 'vitest';
import { resourcesOf } from '../../infra/checks/assembly';
import { VARIANTS } from '../support/infra/configurations';
import { deployment } from '../support/infra/deployments';
import { againstSchemas } from '../support/infra/resource-schemas';

test.for(VARIANTS)(
  'every resource of the %s variant fits the schema AWS publishes of it',
  async (variant) => {
    const { stacks } = await deployment(variant);
    expect(stacks.flatMap(resourcesOf).length).toBeGreaterThan(100);
    expect(againstSchemas(stacks)).toEqual([]);
  },
);

test('an unknown property, a missing one, a wrong type and one that only AWS sets are found, however deep', () => {
  const template = {
    Resources: {
      Queue: {
        Type: 'AWS::SQS::Queue',
        Properties: { VisibilityTimeout: 'a while', NoSuch: 1, DelaySeconds: { Ref: 'Delay' } },
      },
      Topic: { Type: 'AWS::SNS::Topic', Properties: { TopicArn: 'arn:aws:sns:::mine' } },
      Schedule: {
        Type: 'AWS::Scheduler::Schedule',
        Properties: {
          ScheduleExpression: 'rate(1 minute)',
          FlexibleTimeWindow: { Mode: 'SOMETIMES' },
          Target: { Arn: 'arn', RoleArn: 'arn', RetryPolicy: { MaximumRetries: 2 } },
        },
      },
      Alarm: { Type: 'AWS::CloudWatch::Alarm', Properties: { AlarmActions: 'arn' } },
      Subscription: { Type: 'AWS::SNS::Subscription', Properties: { Protocol: 'email' } },
      Odd: { Type: 'AWS::SQS::Kew' },
    },
  };
  expect(againstSchemas([{ name: 'stack', region: 'eu-north-1', template }])).toEqual([
    'Queue.VisibilityTimeout: "a while" is no integer it takes',
    'Queue.NoSuch: unknown',
    'Topic.TopicArn: read only',
    'Schedule.FlexibleTimeWindow.Mode: "SOMETIMES" is no string it takes',
    'Schedule.Target.RetryPolicy.MaximumRetries: unknown',
    'Alarm.AlarmActions: "arn" is no array it takes',
    'Subscription.TopicArn: missing',
    'Odd: no resource AWS::SQS::Kew',
  ]);
});

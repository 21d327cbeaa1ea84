import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { App, CloudFormationValidatePlugin } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { VARIANTS } from '../support/infra/configurations';
import { deployment } from '../support/infra/deployments';
import { temporaryFolder } from '../support/temporary-folder';

/** What CloudFormation's validator says of templates, warnings too, which stop no synthesis. */
const complaints = (templates: readonly { templatePath: string; region: string }[]): string[] =>
  new CloudFormationValidatePlugin()
    .validate({
      appConstruct: new App(),
      templatePaths: templates.map(({ templatePath }) => templatePath),
      stackTemplates: templates.map((one) => ({
        ...one,
        stackConstructPath: one.templatePath,
        accountId: undefined,
      })),
    })
    .violations.map(({ description }) => description);

test('every template of every variant fits the schemas that AWS publishes', async () => {
  const deployments = await Promise.all(VARIANTS.map(deployment));
  const templates = deployments.flatMap(({ stacks, outdir }) =>
    stacks.map(({ name, region }) => ({
      templatePath: join(outdir, `${name}.template.json`),
      region,
    })),
  );
  expect(templates.length).toBeGreaterThanOrEqual(2 * VARIANTS.length);
  expect(complaints(templates)).toEqual([]);
});

test('an unknown property, a missing one, a wrong type and a wrong word are found, however deep', async () => {
  const template = {
    Resources: {
      Queue: { Type: 'AWS::SQS::Queue', Properties: { VisibilityTimeout: 'a while', NoSuch: 1 } },
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
  const templatePath = join(await temporaryFolder(), 'stack.template.json');
  await writeFile(templatePath, JSON.stringify(template));
  expect(complaints([{ templatePath, region: 'eu-north-1' }])).toEqual(
    expect.arrayContaining([
      "VisibilityTimeout: 'a while' is not of type 'integer'",
      "NoSuch: Additional properties are not allowed ('NoSuch' was unexpected)",
      "FlexibleTimeWindow.Mode: 'SOMETIMES' is not one of ['OFF', 'FLEXIBLE']",
      "Target.RetryPolicy.MaximumRetries: Additional properties are not allowed ('MaximumRetries' was unexpected)",
      "AlarmActions: 'arn' is not of type 'array'",
      "Properties: 'TopicArn' is a required property",
      "Unknown resource type 'AWS::SQS::Kew'",
    ]),
  );
});

import { type CfnElement, Stack } from 'aws-cdk-lib';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnBucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';
import { accountOf, acknowledge } from '../constructs/acknowledge';
import type { Site } from '../constructs/site';
import type { Sweep } from '../constructs/sweep';

const UPLOADER = "The CDK's own uploader of files; its role and runtime come with the library.";
const SCHEDULER =
  'The CDK lets the scheduler call any version of this one function; there are no others.';

/** Findings on what the CDK makes for us, by the ids that cdk-nag gives each of them. */
export function acknowledgeCdk(stack: Stack, site: Site, sweep: Sweep): void {
  const staging = `arn:aws:s3:::cdk-hnb659fds-assets-${accountOf(stack)}-${stack.region}/*`;
  const files = `<${logicalId(site.bucket, CfnBucket)}.Arn>/*`;
  const sweeper = `<${logicalId(sweep.function, CfnFunction)}.Arn>:*`;

  const uploader = childOf(stack, 'Custom::CDKBucketDeployment');
  const basic = 'arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole';
  acknowledge(uploader, `AwsSolutions-IAM4[Policy::${basic}]`, UPLOADER);
  acknowledge(uploader, 'AwsSolutions-L1', UPLOADER);
  const calls = ['GetBucket*', 'GetObject*', 'List*', 'Abort*', 'DeleteObject*'];
  for (const call of calls) {
    acknowledge(uploader, `AwsSolutions-IAM5[Action::s3:${call}]`, UPLOADER);
  }
  for (const resource of [staging, files]) {
    acknowledge(uploader, `AwsSolutions-IAM5[Resource::${resource}]`, UPLOADER);
  }
  const scheduler = childOf(stack, 'SchedulerRoleForTarget');
  acknowledge(scheduler, `AwsSolutions-IAM5[Resource::${sweeper}]`, SCHEDULER);
}

function childOf(stack: Stack, start: string): IConstruct {
  const child = stack.node.children.find(({ node }) => node.id.startsWith(start));
  if (!child) throw new Error(`The CDK makes no ${start} any more`);
  return child;
}

function logicalId(
  { node: { defaultChild } }: IConstruct,
  kind: abstract new (...args: never[]) => CfnElement,
): string {
  if (!(defaultChild instanceof kind)) throw new Error('A construct without its resource');
  return Stack.of(defaultChild).resolve(defaultChild.logicalId) as string;
}

import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IConstruct } from 'constructs';
import { accountOf, acknowledge } from './acknowledge';

const baseModel = (modelId: string): string => modelId.replace(/^(?:eu|us|apac|global)\./, '');

/**
 * Leave to ask one model of Amazon Bedrock. An inference profile answers from any region of its
 * continent, so both its ARN and the model's are for every region.
 */
export const leaveToAsk = (scope: IConstruct, modelId: string): PolicyStatement => {
  const { account, partition } = Stack.of(scope);
  return new PolicyStatement({
    actions: ['bedrock:InvokeModel'],
    resources: [
      `arn:${partition}:bedrock:*::foundation-model/${baseModel(modelId)}`,
      `arn:${partition}:bedrock:*:${account}:inference-profile/${modelId}`,
    ],
  });
};

export function acknowledgeLeaveToAsk(scope: IConstruct, modelId: string): void {
  const resources = [
    `arn:aws:bedrock:*::foundation-model/${baseModel(modelId)}`,
    `arn:aws:bedrock:*:${accountOf(scope)}:inference-profile/${modelId}`,
  ];
  for (const resource of resources) {
    acknowledge(
      scope,
      `AwsSolutions-IAM5[Resource::${resource}]`,
      'One model, in whichever region of its continent the inference profile asks.',
    );
  }
}

import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Stage } from '../configuration/configuration';
import { EdgeWatch } from '../constructs/edge-watch';
import type { SiteStack } from './site-stack';

interface EdgeWatchStackProps extends StackProps {
  stage: Stage;
  siteStack: SiteStack;
}

/** In us-east-1 because CloudFront and billing report there: alarms, the access log, the budget. */
export class EdgeWatchStack extends Stack {
  constructor(scope: Construct, id: string, { stage, siteStack, ...props }: EdgeWatchStackProps) {
    super(scope, id, props);
    const { edge, site } = siteStack;
    new EdgeWatch(this, 'EdgeWatch', {
      configuration: stage.configuration,
      prefix: siteStack.stackName,
      distributionId: edge.distribution.distributionId,
      logBucketArn: site.logsArn,
      edgeFunctionName: edge.pointer.functionName,
    });
  }
}

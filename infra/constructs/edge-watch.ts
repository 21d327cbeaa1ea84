import { Aws } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Configuration } from '../configuration/configuration';
import { Alarms, FIVE_MINUTES } from './alarms';

interface EdgeWatchProps {
  configuration: Configuration;
  /** Begins names that must be unique in the account. */
  prefix: string;
  distributionId: string;
  logBucketArn: string;
  /** Name of the function in front of every page. */
  edgeFunctionName: string;
}

/** Fields of the access log: what was asked and how it went, never who asked. */
const LOG_FIELDS = [
  'date',
  'time',
  'x-edge-location',
  'sc-bytes',
  'cs-method',
  'x-host-header',
  'cs-uri-stem',
  'sc-status',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'cs-protocol-version',
  'time-taken',
  'time-to-first-byte',
  'sc-content-type',
];

/** What CloudFront and billing report in us-east-1 only: errors of the site, its log, and spend. */
export class EdgeWatch extends Construct {
  constructor(scope: Construct, id: string, props: EdgeWatchProps) {
    super(scope, id);
    const alarms = new Alarms(this, 'Alarms', props.configuration);
    const global = (metricName: string, statistic: string, dimensions: Record<string, string>) =>
      new Metric({
        namespace: 'AWS/CloudFront',
        metricName,
        statistic,
        period: FIVE_MINUTES,
        dimensionsMap: { Region: 'Global', ...dimensions },
      });
    const { distributionId, edgeFunctionName } = props;
    alarms.raise(
      'SiteErrors',
      'alarm-site-errors',
      global('5xxErrorRate', Stats.AVERAGE, { DistributionId: distributionId }),
      { atLeast: 1, periods: 2 },
    );
    for (const failure of ['FunctionExecutionErrors', 'FunctionValidationErrors']) {
      alarms.raise(
        failure,
        'alarm-edge-function',
        global(failure, Stats.SUM, { FunctionName: edgeFunctionName }),
        { atLeast: 1 },
      );
    }
    this.log(props);
    this.budget(props.configuration);
  }

  private log({ prefix, distributionId, logBucketArn }: EdgeWatchProps): void {
    const source = new CfnDeliverySource(this, 'LogSource', {
      name: `${prefix}-site`,
      logType: 'ACCESS_LOGS',
      resourceArn: `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/${distributionId}`,
    });
    const destination = new CfnDeliveryDestination(this, 'LogDestination', {
      name: `${prefix}-site`,
      destinationResourceArn: logBucketArn,
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, 'LogDelivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: LOG_FIELDS,
      s3SuffixPath: '{DistributionId}/{yyyy}/{MM}/{dd}',
    });
    delivery.addResourceDependency(source);
  }

  private budget({ monthlyBudget, mail }: Configuration): void {
    const notice = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: {
        notificationType,
        comparisonOperator: 'GREATER_THAN',
        threshold,
        thresholdType: 'PERCENTAGE',
      },
      subscribers: [{ subscriptionType: 'EMAIL', address: mail.alarms }],
    });
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
      },
      notificationsWithSubscribers: [
        notice('ACTUAL', 80),
        notice('ACTUAL', 100),
        notice('FORECASTED', 100),
      ],
    });
  }
}

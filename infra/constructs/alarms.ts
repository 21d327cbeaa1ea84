import { ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Configuration } from '../configuration/configuration';
import { RUNBOOK, type RunbookAnchor, runbookLink } from '../configuration/runbook';

/** From which value on an alarm is raised, and for how many periods in a row. */
export interface Threshold {
  atLeast: number;
  periods?: number;
  /** Silence is as bad: for what must happen regularly. */
  missing?: 'fine' | 'bad';
}

const SILENCE = {
  fine: 'Rings on what happens only, so it needs traffic.',
  bad: 'Rings on silence too.',
} as const;

export const FIVE_MINUTES = Duration.minutes(5);

/** Alarms that mail one address and name what to do. */
export class Alarms extends Construct {
  readonly topic: Topic;
  private readonly configuration: Configuration;

  constructor(scope: Construct, id: string, configuration: Configuration) {
    super(scope, id);
    this.configuration = configuration;
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    this.topic.addToResourcePolicy(leaveToRing(this.topic));
    this.topic.addSubscription(new EmailSubscription(configuration.mail.alarms));
  }

  raise(
    id: string,
    anchor: RunbookAnchor,
    metric: IMetric,
    { atLeast, periods = 1, missing = 'fine' }: Threshold,
  ): Alarm {
    const alarm = new Alarm(this, id, {
      metric,
      threshold: atLeast,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData:
        missing === 'bad' ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      alarmDescription: `${RUNBOOK[anchor]} ${SILENCE[missing]} What to do: ${runbookLink(this.configuration, anchor)}`,
    });
    const tell = new SnsAction(this.topic);
    alarm.addAlarmAction(tell);
    alarm.addOkAction(tell);
    return alarm;
  }
}

/** Needed since enforcing TLS makes a policy, which takes the place of the one that SNS gives. */
const leaveToRing = (topic: Topic): PolicyStatement =>
  new PolicyStatement({
    sid: 'AlarmsOfThisAccount',
    principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
    actions: ['sns:Publish'],
    resources: [topic.topicArn],
    conditions: {
      StringEquals: { 'aws:SourceAccount': Stack.of(topic).account },
      ArnLike: {
        'aws:SourceArn': Stack.of(topic).formatArn({
          service: 'cloudwatch',
          resource: 'alarm',
          resourceName: '*',
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      },
    },
  });

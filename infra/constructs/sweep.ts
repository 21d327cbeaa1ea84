import { Duration } from 'aws-cdk-lib';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Configuration } from '../configuration/configuration';
import { ChatFunction } from './chat-function';
import { failedQueue } from './failed-queue';

interface SweepProps {
  configuration: Configuration;
  dir: string;
  environment: Record<string, string>;
  leave: readonly PolicyStatement[];
}

/** Mails, every minute, the conversations that are due. */
export class Sweep extends Construct {
  readonly function: LambdaFunction;
  /** Runs that failed for good. */
  readonly failed: Queue;

  constructor(scope: Construct, id: string, props: SweepProps) {
    super(scope, id);
    this.failed = failedQueue(this, 'Failed');
    this.function = new ChatFunction(this, 'Sweeper', {
      ...props,
      timeout: Duration.minutes(1),
      // The scheduler hands over and goes; a run that fails is the function's own to report.
      retryAttempts: 1,
      maxEventAge: Duration.minutes(30),
      onFailure: new SqsDestination(this.failed),
    }).function;
    new Schedule(this, 'Schedule', {
      description: 'Mails the conversations that are due',
      schedule: ScheduleExpression.rate(Duration.minutes(1)),
      target: new LambdaInvoke(this.function, {
        deadLetterQueue: this.failed,
        retryAttempts: 2,
        maxEventAge: Duration.minutes(30),
      }),
    });
  }
}

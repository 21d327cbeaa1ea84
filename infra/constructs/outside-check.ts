import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Function as Runs } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Configuration } from '../configuration/configuration';
import { ChatFunction } from './chat-function';

interface OutsideCheckProps {
  configuration: Configuration;
  dir: string;
  siteOrigin: string;
}

/** Asks the live site once an hour, as a visitor does, so that an hour without visitors is no blind one. */
export class OutsideCheck extends Construct {
  readonly function: Runs;

  constructor(scope: Construct, id: string, { configuration, dir, siteOrigin }: OutsideCheckProps) {
    super(scope, id);
    this.function = new ChatFunction(this, 'Default', {
      configuration,
      dir,
      environment: { SITE: siteOrigin, CHAT_PUBLIC_KEY: configuration.chat.publicKey },
      leave: [],
      memorySize: 256,
    }).function;
    new Rule(this, 'Hourly', {
      description: 'Asks the live site for a page and its chat',
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [new LambdaFunction(this.function, { retryAttempts: 2 })],
    });
  }
}

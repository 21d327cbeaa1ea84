import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { type ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Configuration } from '../configuration/configuration';
import { ChatFunction } from './chat-function';
import type { Conversations } from './conversations';
import { failedQueue } from './failed-queue';

interface MailEventsProps {
  configuration: Configuration;
  dir: string;
  conversations: Conversations;
  configurationSet: ConfigurationSet;
}

/** Takes down what SES tells of our mails: whether they have arrived. */
export class MailEvents extends Construct {
  readonly function: LambdaFunction;
  /** Events that could not be taken down. */
  readonly failed: Queue;

  constructor(scope: Construct, id: string, props: MailEventsProps) {
    super(scope, id);
    const { configuration, dir, conversations, configurationSet } = props;
    this.failed = failedQueue(this, 'Failed');
    this.function = new ChatFunction(this, 'Taker', {
      configuration,
      dir,
      environment: { TABLE_NAME: conversations.table.tableName },
      leave: [conversations.leaveTo(['GetItem', 'UpdateItem'])],
      memorySize: 256,
      onFailure: new SqsDestination(this.failed),
    }).function;
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    topic.addSubscription(new LambdaSubscription(this.function, { deadLetterQueue: this.failed }));
    configurationSet.addEventDestination('Events', {
      destination: EventDestination.snsTopic(topic),
      events: [
        EmailSendingEvent.DELIVERY,
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
        EmailSendingEvent.REJECT,
        EmailSendingEvent.RENDERING_FAILURE,
      ],
    });
  }
}

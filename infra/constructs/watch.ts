import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { REPLY_SHAPES } from '../../lambdas/assistant/assistant';
import type { FunctionName } from '../../lambdas/bundle/bundle-functions';
import { type Gauge, METRICS, METRICS_NAMESPACE } from '../../lambdas/log/metrics';
import type { Configuration } from '../configuration/configuration';
import { Alarms, FIVE_MINUTES } from './alarms';
import type { Api } from './api';

interface WatchProps {
  configuration: Configuration;
  api: Api;
  functions: Readonly<Record<FunctionName, LambdaFunction>>;
  table: TableV2;
  /** Where the failures of functions lie that nobody waits for. */
  failed: Readonly<Record<'sweep' | 'mail-events', Queue>>;
}

/** SES begins to look closer at 5 % bounces and 0.1 % complaints, and stops at twice that and more. */
const BOUNCE_RATE = 0.04;
const COMPLAINT_RATE = 0.0008;

const HOUR = Duration.hours(1);

/** Requests in five minutes of which a share says nothing yet. */
const FEW = 20;

/** Messages of an hour that a model may be of no use for, whatever their share. */
const FEW_FAILURES = 3;

/** More conversations than a digest is read for. */
const QUEUE = 25;

const sum = { statistic: Stats.SUM, period: FIVE_MINUTES };

/** What goes wrong in the home region, told by mail; and how things go, on a dashboard. */
export class Watch extends Construct {
  constructor(scope: Construct, id: string, props: WatchProps) {
    super(scope, id);
    const alarms = new Alarms(this, 'Alarms', props.configuration);
    raiseForApi(alarms, props);
    if (props.configuration.chat.bedrockModelId) raiseForModel(alarms);
    raiseForFunctions(alarms, props);
    raiseForTable(alarms, props);
    raiseForMail(alarms);
    raiseForSilence(alarms);
    raiseForQueues(alarms, props);
    this.addDashboard(props);
  }

  private addDashboard({ api: { httpApi, tooMany }, functions, table }: WatchProps): void {
    const graph = (title: string, ...left: IMetric[]): GraphWidget =>
      new GraphWidget({ title, left, width: 12, height: 6 });
    const all = Object.values(functions);
    new Dashboard(this, 'Dashboard', {
      dashboardName: `${Stack.of(this).stackName}-chat`,
      widgets: [
        [
          graph('Requests', httpApi.metricCount(sum)),
          graph(
            'Refused and failed',
            httpApi.metricClientError(sum),
            httpApi.metricServerError(sum),
            tooMany.with(sum),
          ),
        ],
        [
          graph(
            'Answer time',
            httpApi.metricLatency({ statistic: Stats.percentile(50) }),
            latency(httpApi),
          ),
          graph('Replies by shape', ...REPLY_SHAPES.map((shape) => chat('replies', { shape }))),
        ],
        [
          graph('Function errors', ...all.map((fn) => fn.metricErrors(sum))),
          graph(
            'Runs at once',
            ...all.map((fn) => fn.metric('ConcurrentExecutions', { statistic: Stats.MAXIMUM })),
          ),
        ],
        [
          graph(
            'Table',
            table.metricConsumedReadCapacityUnits(sum),
            table.metricConsumedWriteCapacityUnits(sum),
          ),
          graph('Mails', ...OUTCOMES.map((outcome) => chat('mails', { outcome }))),
        ],
      ],
    });
  }
}

const OUTCOMES = [
  'sent',
  'delivered',
  'failed',
  'bounced',
  'complained',
  'unconfirmed',
  'postponed',
];

/** A count of the functions' own. */
const chat = (name: keyof typeof METRICS, dimensionsMap: Record<string, string>): Metric =>
  new Metric({
    namespace: METRICS_NAMESPACE,
    metricName: METRICS[name],
    dimensionsMap,
    label: Object.values(dimensionsMap).join(' '),
    ...sum,
  });

/** A value that the functions tell at every run; the worst one counts. */
const gauge = (metricName: Gauge, period: Duration): Metric =>
  new Metric({
    namespace: METRICS_NAMESPACE,
    metricName,
    statistic: Stats.MAXIMUM,
    period,
  });

const latency = (httpApi: HttpApi): Metric =>
  httpApi.metricLatency({ statistic: Stats.percentile(99), period: FIVE_MINUTES });

function raiseForApi(alarms: Alarms, { api, functions }: WatchProps): void {
  const { httpApi, tooMany } = api;
  const errors = httpApi.metricServerError({ ...sum, period: Duration.minutes(15) });
  alarms.raise('ApiErrors', 'alarm-api-errors', errors, { atLeast: 3 });
  alarms.raise('ApiSlow', 'alarm-api-slow', latency(httpApi), { atLeast: 5_000, periods: 3 });
  const refused = new MathExpression({
    expression: `IF(FILL(all, 0) < ${FEW}, 0, 100 * (FILL(tooMany, 0) + FILL(throttled, 0)) / all)`,
    label: 'refused as too many, of a hundred',
    period: FIVE_MINUTES,
    usingMetrics: {
      all: httpApi.metricCount(sum),
      tooMany: tooMany.with(sum),
      throttled: functions.chat.metricThrottles(sum),
    },
  });
  alarms.raise('Throttled', 'alarm-throttled', refused, { atLeast: 10, periods: 2 });
}

function raiseForModel(alarms: Alarms): void {
  const inAnHour = (name: 'modelFailures' | 'replies'): Metric =>
    chat(name, {}).with({ period: HOUR });
  const useless = new MathExpression({
    expression: `IF(FILL(failures, 0) < ${FEW_FAILURES}, 0, 100 * failures / replies)`,
    label: 'messages without the model, of a hundred',
    period: HOUR,
    usingMetrics: { failures: inAnHour('modelFailures'), replies: inAnHour('replies') },
  });
  alarms.raise('Model', 'alarm-model', useless, { atLeast: 50 });
}

function raiseForFunctions(alarms: Alarms, { functions }: WatchProps): void {
  for (const [name, fn] of Object.entries(functions)) {
    const id = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    alarms.raise(`${id}Errors`, 'alarm-function-errors', fn.metricErrors(sum), { atLeast: 1 });
    alarms.raise(`${id}Throttles`, 'alarm-function-throttles', fn.metricThrottles(sum), {
      atLeast: 1,
    });
  }
}

function raiseForTable(alarms: Alarms, { table }: WatchProps): void {
  const count = (metricName: string): Metric =>
    table.metric(metricName, { ...sum, dimensionsMap: { TableName: table.tableName } });
  const refused = new MathExpression({
    expression: 'FILL(reads, 0) + FILL(writes, 0)',
    label: 'refused reads and writes',
    period: FIVE_MINUTES,
    usingMetrics: { reads: count('ReadThrottleEvents'), writes: count('WriteThrottleEvents') },
  });
  alarms.raise('TableThrottles', 'alarm-database', refused, { atLeast: 5 });
}

function raiseForMail(alarms: Alarms): void {
  const reputation = (metricName: string): Metric =>
    new Metric({
      namespace: 'AWS/SES',
      metricName,
      statistic: Stats.MAXIMUM,
      period: HOUR,
    });
  const mails = (outcome: string): Metric => chat('mails', { outcome });
  // What has failed is tried again after a quarter of an hour.
  const failed = mails('failed').with({ period: HOUR });
  alarms.raise('MailFailed', 'alarm-mail-failed', failed, { atLeast: 2 });
  alarms.raise('MailBounced', 'alarm-mail-bounced', mails('bounced'), { atLeast: 1 });
  alarms.raise('MailUnconfirmed', 'alarm-mail-bounced', mails('unconfirmed'), { atLeast: 1 });
  alarms.raise('MailComplained', 'alarm-mail-complained', mails('complained'), { atLeast: 1 });
  alarms.raise('MailBounces', 'alarm-mail-reputation', reputation('Reputation.BounceRate'), {
    atLeast: BOUNCE_RATE,
  });
  alarms.raise('MailComplaints', 'alarm-mail-reputation', reputation('Reputation.ComplaintRate'), {
    atLeast: COMPLAINT_RATE,
  });
}

/** The sweep runs every minute and the check once an hour, visitors or none: silence is a fault. */
function raiseForSilence(alarms: Alarms): void {
  const oldest = gauge('OldestUnmailedLead', FIVE_MINUTES);
  alarms.raise('LeadWaits', 'alarm-lead-waits', oldest, {
    atLeast: HOUR.toSeconds(),
    periods: 2,
    missing: 'bad',
  });
  const waiting = gauge('WaitingLeads', Duration.minutes(15));
  alarms.raise('LeadsQueue', 'alarm-leads-queue', waiting, { atLeast: QUEUE });
  // In the hour that has just begun nobody has asked yet; the hour before it decides.
  alarms.raise('OutsideCheck', 'alarm-outside-check', gauge('SiteFaults', HOUR), {
    atLeast: 1,
    periods: 2,
    missing: 'bad',
  });
}

function raiseForQueues(alarms: Alarms, { failed }: WatchProps): void {
  const depth = (queue: Queue): Metric =>
    queue.metricApproximateNumberOfMessagesVisible({
      statistic: Stats.MAXIMUM,
      period: FIVE_MINUTES,
    });
  alarms.raise('SweepFailed', 'alarm-sweep', depth(failed.sweep), { atLeast: 1 });
  alarms.raise('MailEventsFailed', 'alarm-mail-events', depth(failed['mail-events']), {
    atLeast: 1,
  });
}

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
import type { FunctionName } from '../../lambdas/bundle/bundle-functions';
import { METRICS, METRICS_NAMESPACE } from '../../lambdas/log/metrics';
import type { Configuration } from '../configuration/configuration';
import { Alarms, FIVE_MINUTES } from './alarms';

interface WatchProps {
  configuration: Configuration;
  httpApi: HttpApi;
  functions: Readonly<Record<Exclude<FunctionName, 'mail-events'>, LambdaFunction>>;
  table: TableV2;
  failedSweeps: Queue;
}

/** SES begins to look closer at 5 % bounces and 0.1 % complaints, and stops at twice that and more. */
const BOUNCE_RATE = 0.04;
const COMPLAINT_RATE = 0.0008;

const HOUR = Duration.hours(1);

const sum = { statistic: Stats.SUM, period: FIVE_MINUTES };

/** What goes wrong in the home region, told by mail; and how things go, on a dashboard. */
export class Watch extends Construct {
  constructor(scope: Construct, id: string, props: WatchProps) {
    super(scope, id);
    const alarms = new Alarms(this, 'Alarms', props.configuration);
    raiseForApi(alarms, props);
    raiseForFunctions(alarms, props);
    raiseForTable(alarms, props);
    raiseForMail(alarms);
    raiseForSweep(alarms, props);
    this.addDashboard(props);
  }

  private addDashboard({ httpApi, functions, table }: WatchProps): void {
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
          ),
        ],
        [
          graph(
            'Answer time',
            httpApi.metricLatency({ statistic: Stats.percentile(50) }),
            latency(httpApi),
          ),
          graph('Replies by shape', ...SHAPES.map((shape) => chat('replies', { shape }))),
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

const SHAPES = ['sure', 'unsure', 'out-of-scope', 'courtesy', 'hand-off'];
const OUTCOMES = ['sent', 'failed', 'postponed'];

/** A count of the functions' own. */
const chat = (name: keyof typeof METRICS, dimensionsMap: Record<string, string>): Metric =>
  new Metric({
    namespace: METRICS_NAMESPACE,
    metricName: METRICS[name],
    dimensionsMap,
    label: Object.values(dimensionsMap).join(' '),
    ...sum,
  });

const latency = (httpApi: HttpApi): Metric =>
  httpApi.metricLatency({ statistic: Stats.percentile(99), period: FIVE_MINUTES });

function raiseForApi(alarms: Alarms, { httpApi }: WatchProps): void {
  const errors = httpApi.metricServerError({ ...sum, period: Duration.minutes(15) });
  alarms.raise('ApiErrors', 'alarm-api-errors', errors, { atLeast: 3 });
  alarms.raise('ApiSlow', 'alarm-api-slow', latency(httpApi), { atLeast: 5_000, periods: 3 });
}

function raiseForFunctions(alarms: Alarms, { functions }: WatchProps): void {
  for (const [name, fn] of Object.entries(functions)) {
    const id = name.charAt(0).toUpperCase() + name.slice(1);
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
  // What has failed is tried again after a quarter of an hour.
  const failed = chat('mails', { outcome: 'failed' }).with({ period: HOUR });
  alarms.raise('MailFailed', 'alarm-mail-failed', failed, { atLeast: 2 });
  alarms.raise('MailBounces', 'alarm-mail-reputation', reputation('Reputation.BounceRate'), {
    atLeast: BOUNCE_RATE,
  });
  alarms.raise('MailComplaints', 'alarm-mail-reputation', reputation('Reputation.ComplaintRate'), {
    atLeast: COMPLAINT_RATE,
  });
}

function raiseForSweep(alarms: Alarms, { functions, failedSweeps }: WatchProps): void {
  alarms.raise(
    'SweepFailed',
    'alarm-sweep',
    failedSweeps.metricApproximateNumberOfMessagesVisible({
      statistic: Stats.MAXIMUM,
      period: FIVE_MINUTES,
    }),
    { atLeast: 1 },
  );
  // A run is due every minute; a quiet hour means that nothing starts it.
  const quiet = new MathExpression({
    expression: 'IF(FILL(runs, 0) < 1, 1, 0)',
    label: 'hours without a run',
    period: FIVE_MINUTES.plus(FIVE_MINUTES),
    usingMetrics: { runs: functions.sweep.metricInvocations(sum) },
  });
  alarms.raise('SweepQuiet', 'alarm-sweep', quiet, { atLeast: 1, periods: 6, missing: 'bad' });
}

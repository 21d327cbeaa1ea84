import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi,
  HttpMethod,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { METRICS_NAMESPACE } from '../../lambdas/log/metrics';
import type { Configuration } from '../configuration/configuration';
import { acknowledge } from './acknowledge';

const INTEGRATION_TIMEOUT = Duration.seconds(29);

/** What is told of a request: nothing of who asked, and no query, which holds the session's secret. */
const LOG_FORMAT = AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    time: '$context.requestTimeEpoch',
    route: '$context.routeKey',
    status: '$context.status',
    latency: '$context.responseLatency',
    integrationStatus: '$context.integrationStatus',
    error: '$context.error.message',
    integrationError: '$context.integrationErrorMessage',
  }),
);

/** The HTTP API between CloudFront and the chat, with limits on how often it can be asked. */
export class Api extends Construct {
  readonly httpApi: HttpApi;
  /** Requests answered 429: by the functions, who name the limit, or by the stage's own. */
  readonly tooMany: Metric;

  constructor(scope: Construct, id: string, { limits, logDays }: Configuration) {
    super(scope, id);
    this.httpApi = new HttpApi(this, 'HttpApi', {
      description: "The chat's API; called by CloudFront only",
      createDefaultStage: false,
    });
    const logGroup = new LogGroup(this, 'AccessLog', {
      retention: logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, 'Stage', {
      httpApi: this.httpApi,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: limits.apiRequestsPerSecond, burstLimit: limits.apiBurst },
      accessLogSettings: { destination: new LogGroupLogDestination(logGroup), format: LOG_FORMAT },
    });
    this.tooMany = logGroup
      .addMetricFilter('TooMany', {
        filterPattern: FilterPattern.stringValue('$.status', '=', '429'),
        metricNamespace: METRICS_NAMESPACE,
        metricName: 'TooMany',
      })
      .metric();
  }

  /** Leads every path to the chat. Methods are the function's to judge, which says what it takes. */
  route(chat: LambdaFunction): void {
    const integration = new HttpLambdaIntegration('Chat', chat, { timeout: INTEGRATION_TIMEOUT });
    for (const path of PATHS) {
      const routes = this.httpApi.addRoutes({ path, methods: [HttpMethod.ANY], integration });
      for (const route of routes) {
        acknowledge(
          route,
          'AwsSolutions-APIG4',
          'Visitors are anonymous; the function checks the public key and where a request came from.',
        );
      }
    }
  }
}

const PATHS = [
  '/api/chat-assistant',
  '/api/chat-assistant/{proxy+}',
  '/api/send-chat-transcript',
] as const;

import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnStage,
  HttpApi,
  HttpMethod,
  type HttpRouteIntegration,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
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

const TRANSCRIPT_PATH = '/api/send-chat-transcript';

interface ApiFunctions {
  chat: LambdaFunction;
  transcript: LambdaFunction;
}

/** The HTTP API between CloudFront and the functions, with limits on how often it can be asked. */
export class Api extends Construct {
  readonly httpApi: HttpApi;
  private readonly stage: HttpStage;

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
    this.stage = new HttpStage(this, 'Stage', {
      httpApi: this.httpApi,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: limits.apiRequestsPerSecond, burstLimit: limits.apiBurst },
      accessLogSettings: { destination: new LogGroupLogDestination(logGroup), format: LOG_FORMAT },
    });
  }

  /** Leads every path to its function. Methods are the functions' to judge, which say what they take. */
  route({ chat, transcript }: ApiFunctions, { limits }: Configuration): void {
    const toChat = integration('Chat', chat);
    this.add('/api/chat-assistant', toChat);
    this.add('/api/chat-assistant/{proxy+}', toChat);
    this.add(TRANSCRIPT_PATH, integration('Transcript', transcript));
    this.limitRoute(`ANY ${TRANSCRIPT_PATH}`, {
      ThrottlingRateLimit: limits.transcriptsPerSecond,
      ThrottlingBurstLimit: limits.transcriptBurst,
    });
  }

  private add(path: string, to: HttpRouteIntegration): void {
    const routes = this.httpApi.addRoutes({ path, methods: [HttpMethod.ANY], integration: to });
    for (const route of routes) {
      acknowledge(
        route,
        'AwsSolutions-APIG4',
        'Visitors are anonymous; the functions check the public key and where a request came from.',
      );
    }
  }

  /** A stage is refused where it limits a route that is not there yet. */
  private limitRoute(routeKey: string, settings: Record<string, number>): void {
    const { defaultChild } = this.stage.node;
    if (!(defaultChild instanceof CfnStage)) throw new Error('A stage without its resource');
    defaultChild.routeSettings = { [routeKey]: settings };
    for (const child of this.httpApi.node.children) {
      if (child.node.id.startsWith('ANY')) defaultChild.node.addDependency(child);
    }
  }
}

const integration = (id: string, handler: LambdaFunction): HttpLambdaIntegration =>
  new HttpLambdaIntegration(id, handler, { timeout: INTEGRATION_TIMEOUT });

import { inside, listAt } from '../edit';
import { chatFunction, distribution, type Mistake, properties, says } from './mistake';

export const FUNCTION_MISTAKES: readonly Mistake[] = [
  [
    'a variable that is Lambda’s own',
    ['functions · Lambda does not take the variable AWS_REGION'],
    properties(
      'AWS::Lambda::Function',
      (p) => {
        inside(p, 'Environment', 'Variables').AWS_REGION = 'eu-north-1';
      },
      says('KNOWLEDGE_FILE'),
    ),
  ],
  [
    'the CDN’s secret in the clear',
    ["functions · the CDN's secret is written into the template"],
    properties(
      'AWS::Lambda::Function',
      (p) => {
        inside(p, 'Environment', 'Variables').ORIGIN_VERIFY = 'hunter2hunter2';
      },
      says('KNOWLEDGE_FILE'),
    ),
  ],
  [
    'a runtime that is no longer supported',
    ['functions · runtime nodejs18.x'],
    properties(
      'AWS::Lambda::Function',
      (p) => {
        p.Runtime = 'nodejs18.x';
      },
      says('KNOWLEDGE_FILE'),
    ),
  ],
  [
    'a function slower than API Gateway waits',
    ['timeouts · waits 29000 ms for functions of 60000 ms'],
    properties(
      'AWS::Lambda::Function',
      (p) => {
        p.Timeout = 60;
      },
      says('KNOWLEDGE_FILE'),
    ),
  ],
  [
    'an API that outlasts CloudFront',
    ['timeouts · answers after CloudFront has gone'],
    distribution((c) => {
      const origin = listAt(c, 'Origins').find(says('OriginReadTimeout'));
      inside(origin, 'CustomOriginConfig').OriginReadTimeout = 20;
    }),
  ],
  [
    'rate(15 minute)',
    ['schedules · schedule rate(15 minute)'],
    properties('AWS::Scheduler::Schedule', (p) => {
      p.ScheduleExpression = 'rate(15 minute)';
    }),
  ],
  [
    'a cron expression of five fields',
    ['schedules · schedule cron(*/15 * * * *)'],
    properties('AWS::Scheduler::Schedule', (p) => {
      p.ScheduleExpression = 'cron(*/15 * * * *)';
    }),
  ],
  [
    'a sweep without a dead-letter queue',
    ['schedules · failures are lost'],
    properties('AWS::Scheduler::Schedule', (p) => {
      delete inside(p, 'Target').DeadLetterConfig;
    }),
  ],
  [
    'a role that may do everything to tables',
    ['permissions · may do dynamodb:*'],
    properties(
      'AWS::IAM::Policy',
      (p) => {
        inside(p, 'PolicyDocument', 'Statement', 0).Action = 'dynamodb:*';
      },
      says('dynamodb:'),
    ),
  ],
  [
    'a role that may send mail as anybody',
    ['permissions · may ses:SendEmail on everything'],
    properties(
      'AWS::IAM::Policy',
      (p) => {
        const statement = listAt(p, 'PolicyDocument', 'Statement').find(says('ses:SendEmail'));
        inside(statement).Resource = '*';
      },
      says('ses:SendEmail'),
    ),
  ],
  [
    'an API without limits',
    ['api-stage · no limit on requests'],
    properties('AWS::ApiGatewayV2::Stage', (p) => {
      delete p.DefaultRouteSettings;
    }),
  ],
  [
    'an access log with addresses',
    ['api-stage · the access log says who asked, or what'],
    properties('AWS::ApiGatewayV2::Stage', (p) => {
      inside(p, 'AccessLogSettings').Format = '{"ip":"$context.identity.sourceIp"}';
    }),
  ],
  [
    'a route without the prefix',
    ['api-routes · ANY /chat-assistant is not below /api/'],
    properties('AWS::ApiGatewayV2::Route', (p) => {
      p.RouteKey = 'ANY /chat-assistant';
    }),
  ],
  [
    'a function whose log never ends',
    ['functions · a log without an end'],
    chatFunction((p) => {
      delete p.LoggingConfig;
    }),
  ],
  [
    'a sweep that is switched off',
    ['schedules · switched off'],
    properties('AWS::Scheduler::Schedule', (p) => {
      p.State = 'DISABLED';
    }),
  ],
  [
    'a role that may do everything',
    ['permissions · may do *'],
    properties(
      'AWS::IAM::Policy',
      (p) => {
        inside(p, 'PolicyDocument', 'Statement', 0).Action = '*';
      },
      says('dynamodb:'),
    ),
  ],
  [
    'an API without a log',
    ['api-stage · no access log'],
    properties('AWS::ApiGatewayV2::Stage', (p) => {
      delete p.AccessLogSettings;
    }),
  ],
  [
    'a route that leads nowhere',
    ['api-routes · ANY /api/chat-assistant leads nowhere'],
    properties('AWS::ApiGatewayV2::Route', (p) => {
      delete p.Target;
    }),
  ],
];

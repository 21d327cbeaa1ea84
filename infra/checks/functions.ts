import {
  type Finding,
  type Json,
  type StackTemplate,
  at,
  entries,
  finding,
  list,
  numberOf,
  referredId,
  resources,
  textOf,
} from './assembly';

/** Set by Lambda itself; a function that sets one is refused. */
const RESERVED = new Set([
  '_HANDLER',
  '_X_AMZN_TRACE_ID',
  'AWS_DEFAULT_REGION',
  'AWS_REGION',
  'AWS_EXECUTION_ENV',
  'AWS_LAMBDA_FUNCTION_NAME',
  'AWS_LAMBDA_FUNCTION_MEMORY_SIZE',
  'AWS_LAMBDA_FUNCTION_VERSION',
  'AWS_LAMBDA_INITIALIZATION_TYPE',
  'AWS_LAMBDA_LOG_GROUP_NAME',
  'AWS_LAMBDA_LOG_STREAM_NAME',
  'AWS_ACCESS_KEY',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AWS_LAMBDA_RUNTIME_API',
  'LAMBDA_TASK_ROOT',
  'LAMBDA_RUNTIME_DIR',
]);

const RUNTIMES = new Set(['nodejs22.x', 'nodejs24.x']);

/** Functions made from our code; the CDK's own helpers are in Python. */
const ours = (stacks: readonly StackTemplate[]) =>
  resources(stacks, 'AWS::Lambda::Function').filter(
    ({ properties }) => at(properties, 'Handler') === 'index.handler' && !isPython(properties),
  );

const isPython = (properties: Json): boolean =>
  textOf(at(properties, 'Runtime')).startsWith('python');

/** A runtime that lives, an environment that Lambda takes, a log that ends, no secret in the clear. */
export const functions = (stacks: readonly StackTemplate[]): Finding[] =>
  ours(stacks).flatMap((resource) => {
    const { properties } = resource;
    const environment = entries(at(properties, 'Environment', 'Variables'));
    const verify = at(properties, 'Environment', 'Variables', 'ORIGIN_VERIFY');
    const runtime = textOf(at(properties, 'Runtime'));
    return [
      ...(RUNTIMES.has(runtime) ? [] : [`runtime ${runtime}`]),
      ...environment
        .filter(([name]) => RESERVED.has(name) || !/^[a-zA-Z][a-zA-Z0-9_]+$/.test(name))
        .map(([name]) => `Lambda does not take the variable ${name}`),
      ...(verify === undefined || JSON.stringify(verify).includes('{{resolve:secretsmanager:')
        ? []
        : ["the CDN's secret is written into the template"]),
      ...(at(properties, 'LoggingConfig', 'LogGroup') === undefined
        ? ['a log without an end']
        : []),
    ].map(finding('functions', resource));
  });

/** Whoever waits gives up after whoever works: function, then API Gateway, then CloudFront. */
export function timeouts(stacks: readonly StackTemplate[]): Finding[] {
  const integrations = resources(stacks, 'AWS::ApiGatewayV2::Integration');
  const called = new Set(
    resources(stacks, 'AWS::Lambda::Permission')
      .filter(({ properties }) => at(properties, 'Principal') === 'apigateway.amazonaws.com')
      .map(({ properties }) => referredId(at(properties, 'FunctionName'))),
  );
  const slowest = Math.max(
    ...ours(stacks)
      .filter(({ id }) => called.has(id))
      .map(({ properties }) => numberOf(at(properties, 'Timeout')) * 1_000),
  );
  const readTimeouts = resources(stacks, 'AWS::CloudFront::Distribution').flatMap(
    ({ properties }) =>
      list(at(properties, 'DistributionConfig', 'Origins')).flatMap((origin) => {
        const seconds = at(origin, 'CustomOriginConfig', 'OriginReadTimeout');
        return typeof seconds === 'number' ? [seconds * 1_000] : [];
      }),
  );
  return integrations.flatMap((resource) => {
    const waits = numberOf(at(resource.properties, 'TimeoutInMillis'));
    const say = finding('timeouts', resource);
    return [
      ...(slowest < waits ? [] : [say(`waits ${waits} ms for functions of ${slowest} ms`)]),
      ...(readTimeouts.every((read) => waits < read)
        ? []
        : [say(`answers after CloudFront has gone`)]),
    ];
  });
}

/** A rate or cron expression as EventBridge Scheduler reads it. */
const RATE = /^rate\((?:1 (?:minute|hour|day)|(?:[2-9]|[1-9]\d+) (?:minutes|hours|days))\)$/;
const CRON = /^cron\((?:\S+ ){5}\S+\)$/;

/** What is to run regularly can, is allowed to, and leaves a trace when it fails. */
export const schedules = (stacks: readonly StackTemplate[]): Finding[] =>
  resources(stacks, 'AWS::Scheduler::Schedule').flatMap((resource) => {
    const { properties } = resource;
    const expression = textOf(at(properties, 'ScheduleExpression'));
    return [
      ...(RATE.test(expression) || CRON.test(expression) ? [] : [`schedule ${expression}`]),
      ...(at(properties, 'State') === 'ENABLED' ? [] : ['switched off']),
      ...(at(properties, 'Target', 'DeadLetterConfig', 'Arn') === undefined
        ? ['failures are lost']
        : []),
    ].map(finding('schedules', resource));
  });

/** Nobody is allowed everything, or something on everything. */
export const permissions = (stacks: readonly StackTemplate[]): Finding[] =>
  resources(stacks, 'AWS::IAM::Policy').flatMap((resource) =>
    list(at(resource.properties, 'PolicyDocument', 'Statement')).flatMap((statement) => {
      const action = at(statement, 'Action');
      const actions = typeof action === 'string' ? [action] : list(action).map(textOf);
      const resourceOf = at(statement, 'Resource');
      const on = Array.isArray(resourceOf) ? resourceOf : [resourceOf];
      const say = finding('permissions', resource);
      return [
        ...actions
          .filter((name) => name === '*' || /^[a-z0-9-]+:\*$/.test(name))
          .map((name) => say(`may do ${name}`)),
        ...(on.includes('*') ? [say(`may ${actions.join(', ')} on everything`)] : []),
      ];
    }),
  );

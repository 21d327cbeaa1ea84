import { RUNBOOK } from '../configuration/runbook';
import {
  type Finding,
  type Json,
  type StackTemplate,
  at,
  entries,
  finding,
  list,
  referredId,
  resources,
  resourcesOf,
  textOf,
  walk,
} from './assembly';

/** Every alarm tells somebody, and says where to read on. */
export const alarms = (stacks: readonly StackTemplate[]): Finding[] =>
  resources(stacks, 'AWS::CloudWatch::Alarm').flatMap((resource) => {
    const { properties } = resource;
    const anchor = /#([a-z-]+)$/.exec(textOf(at(properties, 'AlarmDescription')))?.[1] ?? '';
    return [
      ...(list(at(properties, 'AlarmActions')).length > 0 ? [] : ['tells nobody']),
      ...(Object.hasOwn(RUNBOOK, anchor) ? [] : ['names no paragraph of the runbook']),
      ...(textOf(at(properties, 'TreatMissingData')) === '' ? ['silence means nothing'] : []),
    ].map(finding('alarms', resource));
  });

/**
 * Whoever is to publish on a topic may. A policy of ours takes the place of the one that SNS gives a
 * topic, so it must name every service.
 */
export const publishers = (stacks: readonly StackTemplate[]): Finding[] =>
  resources(stacks, 'AWS::CloudWatch::Alarm').flatMap((alarm) =>
    ['AlarmActions', 'OKActions', 'InsufficientDataActions']
      .flatMap((name) => list(at(alarm.properties, name)))
      .filter((topic) => !mayPublish(stacks, topic, 'cloudwatch.amazonaws.com'))
      .map(() => finding('publishers', alarm)('CloudWatch may not publish to its topic')),
  );

const mayPublish = (stacks: readonly StackTemplate[], topic: Json, service: string): boolean =>
  resources(stacks, 'AWS::SNS::TopicPolicy')
    .filter(({ properties }) =>
      list(at(properties, 'Topics')).some((one) => referredId(one) === referredId(topic)),
    )
    .flatMap(({ properties }) => list(at(properties, 'PolicyDocument', 'Statement')))
    .some(
      (statement) =>
        at(statement, 'Effect') === 'Allow' &&
        at(statement, 'Principal', 'Service') === service &&
        at(statement, 'Action') === 'sns:Publish' &&
        referredId(at(statement, 'Resource')) === referredId(topic),
    );

/**
 * Mails go to one inbox of ours: a suppression list would drop all of them after one bounce, and SES
 * would still say that it took them. Only an empty list overrides the account's.
 */
export const suppression = (stacks: readonly StackTemplate[]): Finding[] =>
  resources(stacks, 'AWS::SES::ConfigurationSet').flatMap((resource) => {
    const reasons = at(resource.properties, 'SuppressionOptions', 'SuppressedReasons');
    return Array.isArray(reasons) && reasons.length === 0
      ? []
      : [finding('suppression', resource)('mail to our own inbox can be dropped in silence')];
  });

/** Topics reach a person, logs end, mail goes over TLS, and spend is watched. */
export function watching(stacks: readonly StackTemplate[]): Finding[] {
  const logs = resources(stacks, 'AWS::Logs::LogGroup').filter(
    ({ properties }) => at(properties, 'RetentionInDays') === undefined,
  );
  const sets = resources(stacks, 'AWS::SES::ConfigurationSet').filter(
    ({ properties }) => at(properties, 'DeliveryOptions', 'TlsPolicy') !== 'REQUIRE',
  );
  const budgets = resources(stacks, 'AWS::Budgets::Budget');
  const silent = budgets.filter(
    ({ properties }) => list(at(properties, 'NotificationsWithSubscribers')).length === 0,
  );
  const subscribed = resources(stacks, 'AWS::SNS::Subscription').map(({ stack }) => stack.name);
  const deaf = resources(stacks, 'AWS::SNS::Topic').filter(
    ({ stack }) => !subscribed.includes(stack.name),
  );
  return [
    ...logs.map((resource) => finding('watching', resource)('a log without an end')),
    ...sets.map((resource) => finding('watching', resource)('mail may go in the clear')),
    ...silent.map((resource) => finding('watching', resource)('tells nobody')),
    ...deaf.map((resource) => finding('watching', resource)('nobody listens')),
    ...(budgets.length > 0 ? [] : [{ rule: 'watching', where: 'all stacks', what: 'no budget' }]),
  ];
}

/** What CloudFront has in us-east-1 only is there; the log holds no trace of a person. */
export function regions(stacks: readonly StackTemplate[]): Finding[] {
  const global = [
    ...resources(stacks, 'AWS::WAFv2::WebACL').filter(
      (r) => at(r.properties, 'Scope') === 'CLOUDFRONT',
    ),
    ...resources(stacks, 'AWS::Logs::DeliverySource'),
    ...resources(stacks, 'AWS::CertificateManager::Certificate'),
  ].filter(({ stack }) => stack.region !== 'us-east-1');
  const personal = resources(stacks, 'AWS::Logs::Delivery').flatMap((resource) =>
    list(at(resource.properties, 'RecordFields'))
      .map(textOf)
      .filter((field) => /c-ip|c-port|cookie|user-agent|forwarded|query|referer|^$/i.test(field))
      .map((field) => finding('regions', resource)(`the access log has ${field || 'nothing'}`)),
  );
  const cloudFrontAlarms = resources(stacks, 'AWS::CloudWatch::Alarm').filter(
    ({ properties, stack }) =>
      at(properties, 'Namespace') === 'AWS/CloudFront' && stack.region !== 'us-east-1',
  );
  return [
    ...[...global, ...cloudFrontAlarms].map((resource) =>
      finding('regions', resource)(`is in ${resource.stack.region}, not us-east-1`),
    ),
    ...personal,
  ];
}

const SECRET = /AKIA[0-9A-Z]{16}|-----BEGIN|xox[bp]-|gh[pous]_[A-Za-z0-9]{30}|"SecretString":"/;

/** No template holds a secret, or grows beyond what CloudFormation takes. */
export const templates = (stacks: readonly StackTemplate[]): Finding[] =>
  stacks.flatMap((stack) => {
    const texts = [...walk(stack.template)].filter((value) => typeof value === 'string');
    const bytes = Buffer.byteLength(JSON.stringify(stack.template));
    const count = resourcesOf(stack).length;
    const outputs = entries(at(stack.template, 'Outputs')).filter(([, output]) =>
      JSON.stringify(output).includes('{{resolve:'),
    );
    return [
      ...(texts.some((text) => SECRET.test(text)) || SECRET.test(JSON.stringify(stack.template))
        ? ['holds a secret']
        : []),
      ...outputs.map(([name]) => `the output ${name} shows a secret`),
      ...(bytes > 1_000_000 ? [`${bytes} bytes, of at most 1,000,000`] : []),
      ...(count > 500 ? [`${count} resources, of at most 500`] : []),
    ].map((what) => ({ rule: 'templates', where: stack.name, what }));
  });

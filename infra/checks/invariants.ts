import {
  at,
  type Finding,
  finding,
  type Json,
  list,
  referredId,
  type Resource,
  resources,
  type StackTemplate,
} from './assembly';

/**
 * What must hold so that mails and alarms reach a person, which CloudFormation's validator and
 * cdk-nag do not know: without it all is deployed, is billed, and is silent.
 */
export const checkInvariants = (stacks: readonly StackTemplate[]): Finding[] => [
  ...resources(stacks, 'AWS::CloudWatch::Alarm').flatMap((alarm) => alarmFaults(stacks, alarm)),
  ...resources(stacks, 'AWS::SES::ConfigurationSet').flatMap((set) => [
    ...suppressionFaults(set),
    ...mailEventFaults(stacks, set),
  ]),
];

/** An alarm tells a topic, which lets CloudWatch publish and has somebody's address. */
function alarmFaults(stacks: readonly StackTemplate[], alarm: Resource): Finding[] {
  const topics = list(at(alarm.properties, 'AlarmActions'));
  return [
    ...(topics.length > 0 ? [] : ['tells nobody']),
    ...topics.flatMap((topic) => [
      ...(mayPublish(stacks, topic, 'cloudwatch.amazonaws.com')
        ? []
        : ['CloudWatch may not publish to its topic']),
      ...(listeners(stacks, topic, 'email').length > 0 ? [] : ['nobody listens to its topic']),
    ]),
  ].map(finding('alarms', alarm));
}

/**
 * Mails go to one inbox of ours: a suppression list would drop all of them after one bounce, and SES
 * would still say that it took them. Only an empty list overrides the account's.
 */
function suppressionFaults(set: Resource): Finding[] {
  const reasons = at(set.properties, 'SuppressionOptions', 'SuppressedReasons');
  return Array.isArray(reasons) && reasons.length === 0
    ? []
    : [finding('suppression', set)('mail to our own inbox can be dropped in silence')];
}

const MAIL_EVENTS = ['delivery', 'bounce', 'complaint', 'reject', 'renderingFailure'];

/** What becomes of a mail is told to a topic that SES may publish on and a function listens to. */
function mailEventFaults(stacks: readonly StackTemplate[], set: Resource): Finding[] {
  const destinations = resources(stacks, 'AWS::SES::ConfigurationSetEventDestination')
    .filter(({ properties }) => referredId(at(properties, 'ConfigurationSetName')) === set.id)
    .map(({ properties }) => at(properties, 'EventDestination') ?? null)
    .filter((destination) => at(destination, 'Enabled') === true);
  const told = destinations.flatMap((one) => list(at(one, 'MatchingEventTypes')));
  const topics = destinations.flatMap((one) => at(one, 'SnsDestination', 'TopicARN') ?? []);
  const heard = topics.flatMap((topic) => listeners(stacks, topic, 'lambda'));
  return [
    ...MAIL_EVENTS.filter((event) => !told.includes(event)).map(
      (event) => `nobody hears of ${event}`,
    ),
    ...(topics.every((topic) => mayPublish(stacks, topic, 'ses.amazonaws.com'))
      ? []
      : ['SES may not publish to its topic']),
    ...(heard.some(({ properties }) => at(properties, 'RedrivePolicy') !== undefined)
      ? []
      : ['no function listens that keeps what fails']),
  ].map(finding('mail-events', set));
}

const listeners = (stacks: readonly StackTemplate[], topic: Json, protocol: string): Resource[] =>
  resources(stacks, 'AWS::SNS::Subscription').filter(
    ({ properties }) =>
      at(properties, 'Protocol') === protocol &&
      referredId(at(properties, 'TopicArn')) === referredId(topic),
  );

/** A policy of ours takes the place of the one that SNS gives a topic, so it must name every service. */
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

import type { Configuration } from './configuration';

/** Alarms by the anchor of their paragraph in docs/operations.md, and what each one means. */
export const RUNBOOK = {
  'alarm-api-errors': 'The chat answers with errors of ours (5xx).',
  'alarm-api-slow': 'The chat takes more than 5 seconds for one answer in a hundred.',
  'alarm-model': 'The model that words the chat’s answers is of no use for half of the messages.',
  'alarm-throttled': 'More than one request of the chat in ten is refused as too many.',
  'alarm-function-errors': 'A function crashes or runs out of time.',
  'alarm-function-throttles': 'A function is asked for more often at once than the account allows.',
  'alarm-database': 'The table refuses reads or writes.',
  'alarm-lead-waits':
    'A visitor who left a contact has waited an hour for a mail to you, or nothing tells.',
  'alarm-leads-queue': 'Many conversations wait for a digest.',
  'alarm-mail-failed': 'SES did not take mails.',
  'alarm-mail-bounced': 'A mail to your inbox did not arrive.',
  'alarm-mail-complained': 'A mail to your inbox was marked as spam there.',
  'alarm-mail-events': 'What SES told of a mail could not be taken down.',
  'alarm-mail-reputation': 'Too many mails bounce or are called spam; SES will stop sending.',
  'alarm-sweep': 'The sweep has failed for good.',
  'alarm-outside-check':
    'The site or its chat does not answer, asked from outside, or nobody asks.',
  'alarm-site-errors': 'Visitors get errors of ours (5xx) instead of pages.',
  'alarm-edge-function': 'The function in front of every page fails.',
  'alarm-spend': 'The account costs more than planned.',
} as const;

export type RunbookAnchor = keyof typeof RUNBOOK;

/** Where an alarm's paragraph can be read. */
export const runbookLink = (
  { operationsUrl = 'docs/operations.md' }: Configuration,
  anchor: RunbookAnchor,
): string => `${operationsUrl}#${anchor}`;

import type { Configuration } from './configuration';

/** Alarms by the anchor of their paragraph in docs/operations.md, and what each one means. */
export const RUNBOOK = {
  'alarm-api-errors': 'The chat answers with errors of ours (5xx).',
  'alarm-api-slow': 'The chat takes more than 5 seconds for one answer in a hundred.',
  'alarm-function-errors': 'A function crashes or runs out of time.',
  'alarm-function-throttles': 'A function is asked for more often at once than the account allows.',
  'alarm-database': 'The table refuses reads or writes.',
  'alarm-mail-failed': 'Transcripts could not be mailed.',
  'alarm-mail-reputation': 'Too many mails bounce or are called spam; SES will stop sending.',
  'alarm-sweep': 'The sweep has not run or has failed for good.',
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

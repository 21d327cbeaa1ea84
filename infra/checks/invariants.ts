import { apiRoutes, apiStage } from './api';
import type { Finding, StackTemplate } from './assembly';
import {
  apiBehaviour,
  behaviours,
  certificate,
  errorPages,
  pagesBehaviour,
  protection,
} from './distribution';
import { contentSecurityPolicy, edgeFunctions } from './edge-functions';
import { functions, permissions, schedules, timeouts } from './functions';
import { alarms, publishers, regions, suppression, templates, watching } from './operations';
import { references } from './references';
import { buckets, keySchema, originAccess, tables, uploads } from './storage';

/** What must hold of the templates and neither CloudFormation's validator nor cdk-nag knows. */
export const INVARIANTS: readonly ((stacks: readonly StackTemplate[]) => Finding[])[] = [
  references,
  certificate,
  behaviours,
  protection,
  errorPages,
  apiBehaviour,
  pagesBehaviour,
  edgeFunctions,
  contentSecurityPolicy,
  functions,
  timeouts,
  schedules,
  permissions,
  apiStage,
  apiRoutes,
  keySchema,
  tables,
  buckets,
  originAccess,
  uploads,
  alarms,
  publishers,
  suppression,
  watching,
  regions,
  templates,
];

/** Everything that breaks an invariant, in all stacks of an app together. */
export const checkInvariants = (stacks: readonly StackTemplate[]): Finding[] =>
  INVARIANTS.flatMap((invariant) => invariant(stacks));

/** A stack that would not do what it is for; the message lists every reason. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
  constructor(findings: readonly Finding[]) {
    super(findings.map(({ rule, where, what }) => `${where} · ${rule} · ${what}`).join('\n'));
  }
}

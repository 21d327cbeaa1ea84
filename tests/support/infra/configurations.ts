import { Configuration, type Stage } from '../../../infra/configuration/configuration';
import * as v from 'valibot';

const BASE = {
  name: 'fyrvik',
  site: 'https://www.fyrvik.example',
  mail: {
    inbox: 'info@fyrvik.example',
    from: 'chatt@fyrvik.example',
    alarms: 'drift@fyrvik.example',
  },
  chat: { publicKey: 'public-key-of-the-tests' },
  monthlyBudget: 30,
};

const stage = (name: string, input: object): Stage => ({
  name,
  configuration: v.parse(Configuration, { ...BASE, ...input }),
});

/** The kinds of installation an operator can ask for, from the least to all of it. */
export const STAGES = {
  plain: stage('production', {}),
  full: stage('production', {
    account: '123456789012',
    domain: {
      zoneId: 'Z0123456789ABCDEFGHIJ',
      zoneName: 'fyrvik.example',
      redirectFrom: ['fyrvik.example'],
      dmarc: 'quarantine',
    },
    firewall: {},
    limits: { chatConcurrency: 20 },
    chat: {
      publicKey: 'public-key-of-the-tests',
      formerPublicKey: 'former-key-of-the-tests',
      bedrockModelId: 'eu.anthropic.claude-haiku-4-5-20251001-v1:0',
    },
  }),
  elsewhere: stage('preview', {
    mail: { ...BASE.mail, identities: 'existing' },
    domain: {
      certificateArn:
        'arn:aws:acm:us-east-1:123456789012:certificate/01234567-89ab-cdef-0123-456789abcdef',
    },
  }),
  /** A zone and neither firewall nor account; the hosts still lead to another site. */
  zoned: stage('production', {
    site: 'https://fyrvik.example',
    domain: { zoneId: 'Z0123456789ABCDEFGHIJ', zoneName: 'fyrvik.example', addressRecords: false },
  }),
  /** A firewall and an account without a domain. */
  guarded: stage('preview', {
    account: '123456789012',
    firewall: { apiRequestsPerFiveMinutes: 100 },
    mail: { ...BASE.mail, from: BASE.mail.inbox },
  }),
} as const;

export type Variant = keyof typeof STAGES;
export const VARIANTS: readonly Variant[] = ['plain', 'full', 'elsewhere', 'zoned', 'guarded'];

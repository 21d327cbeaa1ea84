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

/** The kinds of installation an operator can ask for. */
export const STAGES = {
  /** As little as can be said. */
  plain: stage('production', {}),
  full: stage('production', {
    account: '123456789012',
    domain: {
      zoneId: 'Z0123456789ABCDEFGHIJ',
      zoneName: 'fyrvik.example',
      redirectFrom: ['fyrvik.example'],
      dmarc: 'quarantine',
    },
    limits: { chatConcurrency: 20 },
    chat: {
      publicKey: 'public-key-of-the-tests',
      formerPublicKey: 'former-key-of-the-tests',
      bedrockModelId: 'eu.anthropic.claude-haiku-4-5-20251001-v1:0',
    },
  }),
  /** DNS elsewhere, and one address that sends and receives. */
  elsewhere: stage('preview', {
    account: '123456789012',
    mail: { ...BASE.mail, from: BASE.mail.inbox },
    domain: {
      certificateArn:
        'arn:aws:acm:us-east-1:123456789012:certificate/01234567-89ab-cdef-0123-456789abcdef',
    },
    firewall: { apiRequestsPerFiveMinutes: 100 },
  }),
  /** A domain that is live, whose records and mail go on as they are; no firewall. */
  zoned: stage('production', {
    site: 'https://fyrvik.example',
    mail: { ...BASE.mail, identities: 'existing' },
    domain: { zoneId: 'Z0123456789ABCDEFGHIJ', zoneName: 'fyrvik.example', addressRecords: false },
    firewall: false,
  }),
} as const;

export type Variant = keyof typeof STAGES;
export const VARIANTS: readonly Variant[] = ['plain', 'full', 'elsewhere', 'zoned'];

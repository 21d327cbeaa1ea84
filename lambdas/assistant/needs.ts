import * as v from 'valibot';
import type { Topic } from '../../content/schema/topics';

/** Needs that lead to a person. */
export const PERSONAL_NEEDS = [
  'complaint',
  'outage',
  'hacked',
  'invoice',
  'call',
  'sales',
  'data',
  'emergency',
] as const;
export type PersonalNeed = (typeof PERSONAL_NEEDS)[number];

/** Needs that a word answers. */
const COURTESY_NEEDS = [
  'abuse',
  'robot',
  'price-protest',
  'filler',
  'thanks',
  'hello',
  'bye',
] as const;

/** What a message may need that no single passage answers: a person, a human word, or advice on a whole undertaking. */
export const NEEDS = [
  ...PERSONAL_NEEDS,
  ...COURTESY_NEEDS,
  'brief-web',
  'brief-shop',
  'brief-seo',
  'brief-ads',
] as const;

export const Need = v.picklist(NEEDS);
export type Need = v.InferOutput<typeof Need>;

/** What somebody who tells of an undertaking wants to know: what it includes and costs, how long it takes, the next step. */
export const BRIEFS = {
  'brief-web': ['svc-web', 'time-simple', 'consult'],
  'brief-shop': ['price-ecom', 'time-ecom', 'consult'],
  'brief-seo': ['svc-seo', 'seo-results', 'consult'],
  'brief-ads': ['svc-ads', 'ads-opt', 'consult'],
} as const satisfies Partial<Record<Need, readonly Topic[]>>;
export type Brief = keyof typeof BRIEFS;

/** A person, or a human word. */
export type HumanNeed = Exclude<Need, Brief>;

export const isBrief = (need: Need): need is Brief => need in BRIEFS;

/** Why a conversation cannot wait for its mail. */
export const URGENT = ['outage', 'complaint', 'call'] as const;
export type Urgent = (typeof URGENT)[number];

/** Needs that a person must see to at once, with what the mail says of them. */
export const URGENT_NEEDS: Readonly<Partial<Record<Need, Urgent>>> = {
  complaint: 'complaint',
  outage: 'outage',
  hacked: 'outage',
  call: 'call',
  emergency: 'call',
};

export const COURTESIES: ReadonlySet<Need> = new Set(COURTESY_NEEDS);
const PERSONAL: ReadonlySet<Need> = new Set(PERSONAL_NEEDS);

export const isPersonal = (need: Need): need is PersonalNeed => PERSONAL.has(need);

import * as v from 'valibot';

/** What a message may need that is no answer from a page: a person, or a human word. */
export const NEEDS = [
  'complaint',
  'outage',
  'hacked',
  'invoice',
  'call',
  'sales',
  'data',
  'emergency',
  'abuse',
  'robot',
  'price-protest',
  'filler',
  'thanks',
  'hello',
  'bye',
] as const;

export const Need = v.picklist(NEEDS);
export type Need = v.InferOutput<typeof Need>;

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

/** Needs that a word answers; the others lead to a person. */
export const COURTESIES: ReadonlySet<Need> = new Set([
  'abuse',
  'robot',
  'price-protest',
  'filler',
  'thanks',
  'hello',
  'bye',
]);

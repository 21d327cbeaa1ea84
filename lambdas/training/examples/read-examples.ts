import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { Topic } from '../../../content/schema/topics';
import type { Example } from '../train-opinion';
import { followUps } from './follow-ups';

/** Where the question sets lie. */
export const SETS = join(import.meta.dirname, 'sets');
const PHRASES = join(import.meta.dirname, 'phrases.txt');

/** The question sets that the assistant learns from. */
export const TRAINING_SETS = [
  'practice',
  'dev-1',
  'dev-2',
  'dev-3',
  'dev-4',
  'own',
  'heldout',
  'heldout-2',
  'training-1',
  'training-2',
  'training-3',
  'training-4',
  'training-5',
  'training-6',
  'training-7',
  'training-8',
  'training-9',
  'training-10',
  'training-11',
  'training-12',
  'training-13',
  'training-14',
  'training-15',
] as const;
export type TrainingSet = (typeof TRAINING_SETS)[number];

const Asked = v.array(
  v.object({
    q: v.string(),
    history: v.optional(
      v.array(v.object({ role: v.picklist(['user', 'assistant']), content: v.string() })),
      [],
    ),
    topics: v.array(Topic),
  }),
);

/** Every example that the assistant learns from, but for those of the sets that are left out. */
export function readExamples(leftOut: readonly TrainingSet[] = []): Example[] {
  return [
    ...TRAINING_SETS.filter((set) => !leftOut.includes(set)).flatMap((set) =>
      v.parse(Asked, JSON.parse(readFileSync(join(SETS, `${set}.json`), 'utf8'))),
    ),
    ...readPhrases(readFileSync(PHRASES, 'utf8')),
    ...followUps(),
  ];
}

/** Phrases, one a line, below lines such as `[price-web price-simple]` that name what answers them. */
export function readPhrases(text: string): Example[] {
  const examples: Example[] = [];
  let topics: Topic[] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const named = /^\[(.+)\]$/.exec(line)?.[1];
    if (named !== undefined) {
      topics = named === 'out' ? [] : v.parse(v.array(Topic), named.split(' '));
    } else if (line !== '') examples.push({ q: line, history: [], topics });
  }
  return examples;
}

import type { Topic } from '../../content/schema/topics';
import type { Concept } from './lexicon/concepts';
import { CUES } from './lexicon/cues';
import { conceptOf } from './lexicon/lexicon';

/** A topic that a question may ask for. */
export interface Candidate {
  topic: Topic;
  /** The weight of the concepts that it explains. */
  score: number;
  explains: readonly Concept[];
  /** Asks for it only if the question says nothing else. */
  bare: boolean;
}

interface Cue {
  topic: Topic;
  bare: boolean;
  needs: readonly (readonly Concept[])[];
  optional: readonly Concept[];
}

const parseCue = (topic: Topic, line: string): Cue => {
  const words = line.replace(/^=/, '').split(' ');
  return {
    topic,
    bare: line.startsWith('='),
    needs: words
      .filter((word) => !word.startsWith('?'))
      .map((word) => word.split('|') as Concept[]),
    optional: words.filter((word) => word.startsWith('?')).map((word) => word.slice(1) as Concept),
  };
};

const ALL_CUES: readonly Cue[] = (Object.entries(CUES) as [Topic, readonly string[]][]).flatMap(
  ([topic, lines]) => lines.map((line) => parseCue(topic, line)),
);

/** The topics that a question's concepts ask for, best first: those that explain most of it. */
export function rank(concepts: ReadonlySet<Concept>): Candidate[] {
  const best = new Map<Topic, Candidate>();
  for (const { topic, bare, needs, optional } of ALL_CUES) {
    const needed = needs.map((choice) => choice.find((concept) => concepts.has(concept)));
    if (needed.some((concept) => concept === undefined)) continue;
    const explains = [
      ...needed.flatMap((concept) => concept ?? []),
      ...optional.filter((concept) => concepts.has(concept)),
    ];
    const score = weightOf(explains);
    const known = best.get(topic);
    if (!known || score > known.score) best.set(topic, { topic, score, explains, bare });
  }
  return [...best.values()].sort((a, b) => b.score - a.score || Number(a.bare) - Number(b.bare));
}

export const weightOf = (concepts: Iterable<Concept>): number =>
  [...new Set(concepts)].reduce((sum, concept) => sum + conceptOf(concept).weight, 0);

import type { Passage } from '../knowledge';
import { NEEDS, type Need } from '../needs';
import { dot, softmax } from '../vectors';
import { compareAsked } from './compare-asked';
import { encodingOf } from './encode';
import { featuresOf } from './features';
import type { EncoderWeights } from './weights';

/** How likely a question asks for each of these; together they make 1. */
export interface Meanings {
  of: (passage: Passage) => number;
  /** Likeliest first. */
  likeliest: (most: number) => readonly Passage[];
  /** How near questions are that a passage is known to answer, or that tell of a need, or are `foreign`. */
  nearAsked: (answer: string) => number;
  needs: ReadonlyMap<Need, number>;
  /** For nothing of ours. */
  foreign: number;
}

/** @param before - what the visitor said before, where the text makes no sense without it. */
export type Understand = (text: string, before?: string) => Meanings;

/** The features of what a passage answers: its heading counts twice. */
export const passageFeatures = ({ heading, title, text }: Passage): number[] =>
  featuresOf([heading, heading, title, text].join('\n'));

export const questionFeatures = (text: string, before = ''): number[] =>
  featuresOf(`${before}\n${text}`);

/**
 * Understands questions by meaning: question and passages are directions in one space, the sums of their
 * words' learnt directions, and the nearer two are, the likelier one answers the other (as fastText and
 * StarSpace do it: arXiv 1607.04606, 1709.03856). A passage written today has its place at once.
 *
 * @throws RangeError if the table is not whole.
 */
export function createEncoder(weights: EncoderWeights, passages: readonly Passage[]): Understand {
  const { others, sharpness } = weights;
  const encode = encodingOf(weights);
  const nearAsked = compareAsked(weights);
  const directions = [
    ...passages.map((passage) => encode(passageFeatures(passage))),
    ...others.map((other) => Float32Array.from(other)),
  ];
  const places = new Map(passages.map((passage, at) => [passage, at]));
  return (text, before) => {
    const question = encode(questionFeatures(text, before));
    const likelihoods = softmax(directions.map((one) => sharpness * dot(one, question)));
    const inOrder = passages
      .map((_, at) => at)
      .sort((a, b) => (likelihoods[b] ?? 0) - (likelihoods[a] ?? 0));
    return {
      of: (passage) => likelihoods[places.get(passage) ?? -1] ?? 0,
      nearAsked: (answer) => nearAsked(question, answer),
      likeliest: (most) => inOrder.slice(0, most).flatMap((at) => passages[at] ?? []),
      needs: new Map(NEEDS.map((need, at) => [need, likelihoods[passages.length + at] ?? 0])),
      foreign: likelihoods.slice(passages.length + NEEDS.length).reduce((sum, one) => sum + one, 0),
    };
  };
}

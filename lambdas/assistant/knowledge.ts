import * as v from 'valibot';
import { LANGUAGE_CODES, perLanguage } from '../../content/core/language';
import { Topic } from '../../content/schema/topics';
import { Weights } from './classifier/weights';
import { EncoderWeights } from './encoder/weights';

/** A piece of the site that can answer a question, in one language. */
const Passage = v.strictObject({
  /** Unique; the page, and a hash of the heading there: it stays when other passages come or go. */
  id: v.string(),
  language: v.picklist(LANGUAGE_CODES),
  /** The page it stands on, as a path of this site. */
  path: v.string(),
  /** The page's. */
  title: v.string(),
  /** What the page is called for short. */
  page: v.string(),
  heading: v.string(),
  text: v.string(),
  /** What it is the answer to; none for passages that are only found by their words. */
  topics: v.array(Topic),
  /** How visitors ask for it, as far as somebody has noted that. */
  wordings: v.array(v.string()),
});
export type Passage = v.InferOutput<typeof Passage>;

const Contact = v.strictObject({
  /** Id of the passage that states what follows. */
  passage: v.string(),
  phone: v.string(),
  email: v.string(),
  hours: v.string(),
  /** The path of the page on what happens to personal data. */
  privacy: v.string(),
});

/** How much each kind of evidence counts: what `decision/weigh.ts` weighs with. */
export const DecisionWeights = v.strictObject({
  /** For each piece of evidence a row: one weight for each unit. */
  hidden: v.array(v.array(v.number())),
  /** One for each unit. */
  output: v.array(v.number()),
  /** What counts directly, one for each piece of evidence. */
  direct: v.array(v.number()),
});
export type DecisionWeights = v.InferOutput<typeof DecisionWeights>;

/** What was learnt from example questions, which `npm run train` writes. */
export const Learnt = v.strictObject({
  classifier: Weights,
  encoder: EncoderWeights,
  decision: DecisionWeights,
});
export type Learnt = v.InferOutput<typeof Learnt>;

/** What the assistant answers from: the site's content, written by the build. */
export const Knowledge = v.strictObject({
  version: v.literal(1),
  /** The agency's name. */
  name: v.string(),
  contact: v.strictObject(perLanguage(() => Contact)),
  passages: v.array(Passage),
});
export type Knowledge = v.InferOutput<typeof Knowledge>;

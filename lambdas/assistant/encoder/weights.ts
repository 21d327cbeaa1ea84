import * as v from 'valibot';

/** What was learnt from questions: where each feature points, and each thing that no passage answers. */
export const EncoderWeights = v.strictObject({
  /** How many numbers a direction has. */
  width: v.number(),
  /** A row of `width` signed bytes for each feature, in base64. */
  table: v.string(),
  /** A direction for each need, in their order, and then those of what is none of ours. */
  others: v.array(v.array(v.number())),
  /** How much more likely the nearer of two is. */
  sharpness: v.number(),
  /** The direction of each question that was asked, as `width` signed bytes, in base64. */
  asked: v.string(),
  /** Which of these each passage answers, by its id, which tell of each need, and which are `foreign`. */
  answered: v.record(v.string(), v.array(v.number())),
});
export type EncoderWeights = v.InferOutput<typeof EncoderWeights>;

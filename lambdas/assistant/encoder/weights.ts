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
});
export type EncoderWeights = v.InferOutput<typeof EncoderWeights>;

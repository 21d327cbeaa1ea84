import { STEPS } from '../assistant/encoder/compare-asked';
import { encodingOf } from '../assistant/encoder/encode';
import { questionFeatures } from '../assistant/encoder/encoder';
import type { EncoderWeights } from '../assistant/encoder/weights';
import { cleanQuestion } from '../assistant/words/clean-question';
import { isKnownWhole, type LabelledQuestion } from './labelled-questions';

/** Notes where the questions point whose answers are all known. */
export function rememberAsked(
  weights: Pick<EncoderWeights, 'width' | 'table'>,
  asked: readonly LabelledQuestion[],
): Pick<EncoderWeights, 'asked' | 'answered'> {
  const encode = encodingOf(weights);
  const answered: Record<string, number[]> = {};
  const directions = asked.filter(isKnownWhole).map((one, row) => {
    for (const answer of [...one.passages, ...one.needs, ...(one.isForeign ? ['foreign'] : [])]) {
      answered[answer] ??= [];
      answered[answer].push(row);
    }
    const direction = encode(questionFeatures(cleanQuestion(one.text)));
    return Buffer.from(Int8Array.from(direction, (value) => Math.round(value * STEPS)).buffer);
  });
  return { asked: Buffer.concat(directions).toString('base64'), answered };
}

import { encodingOf, packBytes } from '../assistant/encoder/encode';
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
  const whole = asked.filter(isKnownWhole);
  const directions = new Float32Array(whole.length * weights.width);
  whole.forEach(({ text, passages, needs, isForeign }, row) => {
    directions.set(encode(questionFeatures(cleanQuestion(text))), row * weights.width);
    for (const answer of [...passages, ...needs, ...(isForeign ? ['foreign'] : [])]) {
      answered[answer] ??= [];
      answered[answer].push(row);
    }
  });
  return { asked: packBytes(directions), answered };
}

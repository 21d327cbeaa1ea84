import { softmax } from '../vectors';
import { type Classifier, featuresOf } from './features';
import { openTable, scaleOf, type Weights } from './weights';

/**
 * The classifier of weights that were learnt from examples.
 *
 * @throws RangeError if the weights are not whole.
 */
export function createClassifier({ subjects, bias, step, ...table }: Weights): Classifier {
  const find = openTable(table);
  const classify: Classifier = (text, history) => {
    const seen = [...featuresOf(text, history, classify)].flatMap(([name, count]) => {
      const pairs = find(name);
      return pairs ? [{ pairs, count }] : [];
    });
    const scale = scaleOf(seen.map(({ count }) => count)) * step;
    const scores = Float64Array.from(bias);
    for (const { pairs, count } of seen) {
      for (let at = 0; at < pairs.length; at += 2) {
        const subject = pairs[at] ?? 0;
        scores[subject] = (scores[subject] ?? 0) + (pairs[at + 1] ?? 0) * count * scale;
      }
    }
    const likelihoods = softmax(scores);
    return new Map(subjects.map((subject, index) => [subject, likelihoods[index] ?? 0]));
  };
  return classify;
}

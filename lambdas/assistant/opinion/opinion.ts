import type { Turn } from '../assistant';
import { featuresOf } from './features';
import { normalise, openTable, scaleOf, type Subject, type Weights } from './weights';

/** How likely a question is about each subject; together they are 1. */
export type Opinion = ReadonlyMap<Subject, number>;

/** Judges a question after the turns before it. */
export type Judge = (text: string, history: readonly Turn[]) => Opinion;

/**
 * Judges questions by what was learnt from examples.
 *
 * @throws RangeError if the weights are not whole.
 */
export function opinionBy({ subjects, bias, step, table }: Weights): Judge {
  const find = openTable(table);
  const judge: Judge = (text, history) => {
    const seen = [...featuresOf(text, history, judge)].flatMap(([name, count]) => {
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
    normalise(scores);
    return new Map(subjects.map((subject, index) => [subject, scores[index] ?? 0]));
  };
  return judge;
}

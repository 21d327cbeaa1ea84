import type { Topic } from '../../content/schema/topics';
import type { Analysis } from './analyse';
import type { Concept } from './lexicon/concepts';
import { asksOfAnother } from './carry-context';
import { conceptOf } from './lexicon/lexicon';
import { VAGUE } from './lexicon/vague';
import { type Candidate, rank, weightOf } from './rank';

/** What to do with one question. */
export type Decision =
  | { shape: 'sure'; topics: readonly Topic[] }
  | { shape: 'unsure'; topics: readonly Topic[] }
  | { shape: 'out-of-scope' }
  | { shape: 'hand-off' };

const SURE = 0.6;
const UNSURE = 0.42;
const MOST_ANSWERS = 2;
const MOST_OFFERS = 3;
/** A rambling message is not less about us for every word it adds. */
const MOST_COUNTED = 5;
/** A second topic must explain at least this much that the first does not. */
const WORTH_A_SECOND = 2;

/**
 * Judges what a question asks for.
 *
 * @param concepts - those of the question with those it carries from earlier ones.
 */
export function decideShape(question: Analysis, concepts: ReadonlySet<Concept>): Decision {
  if (question.concepts.has('human')) return { shape: 'hand-off' };
  const strange = question.unknown.length + question.trades.length + question.foreign.length;
  const candidates = rank(concepts).filter(({ bare }) => !bare || strange === 0);
  const [best] = candidates;
  if (!best) return { shape: 'out-of-scope' };
  const noise = noiseOf(question, best.explains);
  const residual = weightOf(concepts) - best.score;
  const confidence = best.score / (best.score + 0.4 * residual + noise);
  const vague = isVague(best.explains);
  const firm = best.explains.some((concept) => !VAGUE.has(concept));
  if (vague && question.foreign.length > 0) return { shape: 'out-of-scope' };
  if (!firm && asksOfAnother(question)) return { shape: 'out-of-scope' };
  if (confidence < SURE) {
    return question.foreign.length > 0 || (vague && strange > 0) || confidence < UNSURE
      ? { shape: 'out-of-scope' }
      : { shape: 'unsure', topics: topicsOf(candidates, MOST_OFFERS) };
  }
  const rivals = candidates.filter(({ score }) => score === best.score);
  const second = candidates.find((candidate) => addsEnough(candidate, best));
  return {
    shape: 'sure',
    topics: topicsOf([...rivals, ...(second ? [second] : [])], MOST_ANSWERS),
  };
}

/**
 * How much of a question is about something else. Words that no list holds weigh little beside a
 * concept that can only mean us, and much beside one that may be said of anything.
 */
function noiseOf(question: Analysis, explains: readonly Concept[]): number {
  const { unknown, trades, foreign, names, addressed, personal } = question;
  const firm = explains.filter((concept) => !VAGUE.has(concept)).length;
  const [perUnknown, perTrade, perForeign] =
    firm > 0
      ? [addressed || personal ? 0.12 : 0.5, 0, firm > 1 ? 1.5 : 3.2]
      : isVague(explains)
        ? [addressed || personal ? 0.75 : 2, 2.5, 3]
        : [addressed ? 0.35 : 0.7, 0.5, 2];
  return (
    Math.min(unknown.length, MOST_COUNTED) * perUnknown +
    trades.length * perTrade +
    foreign.length * perForeign +
    (firm > 0 && (addressed || personal) ? 0 : names.length)
  );
}

/** Whether only one thing speaks for us, and that may be said of anything. */
const isVague = (explains: readonly Concept[]): boolean =>
  explains.every((concept) => VAGUE.has(concept)) &&
  (explains.filter((concept) => conceptOf(concept).role !== 'modifier').length < 2 ||
    explains.every((concept) => ['matter', 'modifier'].includes(conceptOf(concept).role)));

const addsEnough = (candidate: Candidate, first: Candidate): boolean =>
  weightOf(
    candidate.explains.filter(
      (concept) =>
        !first.explains.includes(concept) && ['aspect', 'matter'].includes(conceptOf(concept).role),
    ),
  ) >= WORTH_A_SECOND;

const topicsOf = (candidates: readonly Candidate[], most: number): Topic[] =>
  [...new Set(candidates.map(({ topic }) => topic))].slice(0, most);

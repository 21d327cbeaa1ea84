import type { Topic } from '../../../content/schema/topics';
import type { Answer } from '../compose-reply';
import type { Passage } from '../knowledge';
import type { Likelihoods } from './classifier';

/** How much the lexicon's being sure of an answer counts, as a logarithm of likelihood. */
const SURE_BONUS = 0.6;
/** How much its offering a topic counts. */
const OFFER_BONUS = 0.3;
/** How much its refusing counts. */
const REFUSAL_BONUS = 0.5;
/** The likelihood of a page that no example question is about. */
const UNLISTED = 0.01;
/** Keeps what no example speaks for within reach of the lexicon. */
const LEAST = 1e-4;
/** An answer that the examples alone speak for is only offered below this likelihood. */
const LIKELY = 0.2;
/** A refusal that is less likely than this offers topics instead. */
const LIKELY_FOREIGN = 0.25;
/** A second answer is given too if it lies no further behind. */
const NEARLY = 0.6;
const MOST_ANSWERS = 2;
const MOST_OFFERS = 3;

/**
 * One answer from the lexicon's and the classifier's: what the lexicon says, unless the classifier finds
 * something else likelier by far. Courtesies and requests for a person are the lexicon's alone.
 */
export function combine(
  answer: Answer,
  likelihoods: Likelihoods,
  passageOf: (topic: Topic) => Passage | undefined,
): Answer {
  if (answer.shape === 'courtesy' || answer.shape === 'hand-off') return answer;
  const ranked = rankedPassages(answer, likelihoods, passageOf);
  const [best] = ranked;
  const offer: Answer = {
    shape: 'unsure',
    passages: ranked.slice(0, MOST_OFFERS).map(({ passage }) => passage),
  };
  const foreign = likelihoods.get('out') ?? 0;
  const refusal = Math.log(foreign + LEAST) + (answer.shape === 'out-of-scope' ? REFUSAL_BONUS : 0);
  if (!best) return { shape: 'out-of-scope' };
  if (refusal > best.score) return foreign < LIKELY_FOREIGN ? offer : { shape: 'out-of-scope' };
  if (answer.shape === 'sure' && answer.passages.includes(best.passage)) return answer;
  if (best.likelihood < LIKELY) return offer;
  const near = ranked.filter(({ score }) => score > best.score - NEARLY);
  return { shape: 'sure', passages: near.slice(0, MOST_ANSWERS).map(({ passage }) => passage) };
}

interface Ranked {
  passage: Passage;
  likelihood: number;
  score: number;
}

/** The passages that either of the two speaks for, best first. */
function rankedPassages(
  answer: Answer,
  likelihoods: Likelihoods,
  passageOf: (topic: Topic) => Passage | undefined,
): Ranked[] {
  const byPassage = new Map<Passage, number>();
  for (const [subject, likelihood] of likelihoods) {
    const passage = subject === 'out' ? undefined : passageOf(subject);
    if (passage) byPassage.set(passage, (byPassage.get(passage) ?? 0) + likelihood);
  }
  const given = answer.shape === 'sure' || answer.shape === 'unsure' ? answer.passages : [];
  for (const passage of given) {
    if (!byPassage.has(passage)) byPassage.set(passage, UNLISTED);
  }
  const bonus = answer.shape === 'sure' ? SURE_BONUS : OFFER_BONUS;
  return [...byPassage]
    .map(([passage, likelihood]) => ({
      passage,
      likelihood,
      score: Math.log(likelihood + LEAST) + (given.includes(passage) ? bonus : 0),
    }))
    .sort((a, b) => b.score - a.score);
}

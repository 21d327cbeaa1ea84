import type { Language } from '../../../content/core/language';
import type { Likelihoods } from '../classifier/features';
import type { Subject } from '../classifier/weights';
import type { Meanings } from '../encoder/encoder';
import type { Passage } from '../knowledge';
import { NEEDS, type Need } from '../needs';
import type { Fits } from '../search/search-passages';
import { questionsIn } from '../words/questions-in';
import { wordsOf } from '../words/words-of';

/** What a question may be answered with. */
export type Option = { passage: Passage } | { need: Need } | { isForeign: true };

export interface Candidate {
  option: Option;
  /** What speaks for it, in the order of {@link EVIDENCE}. */
  evidence: Float64Array;
}

/** What may speak for an option. */
export const EVIDENCE = [
  'score',
  'relative',
  'held',
  'inHeading',
  'inTitle',
  'carriedMeant',
  /** How likely its page was meant by what was said before. */
  'earlierPage',
  'agreement',
  'meant',
  'meantRelative',
  /** How near questions are that it is known to answer. */
  'askedMeant',
  /** How likely its page is meant. */
  'pageMeant',
  /** Whether it only says what its page is about. */
  'isSummary',
  'isTopic',
  /** Whether somebody has noted how visitors ask for it. */
  'isNoted',
  'elsewhere',
  'isNeed',
  'isForeign',
  'likelihood',
  // Of the question as a whole:
  /** Always 1: what units begin from. */
  'bias',
  'ofPage',
  'ofForeign',
  'ofNeed',
  'ofTopic',
  'bestMeant',
  'bestAskedMeant',
  'bestScore',
  'bestHeld',
  'words',
  /** Whether it asks something at all. */
  'asks',
  'follows',
  /** Whether nothing was said before it. */
  'isFirst',
] as const;

/** What speaks for an option, as far as anything does. */
type Evidence = Partial<Record<(typeof EVIDENCE)[number], number | undefined>>;

/** What was made of a question before anything is weighed. */
export interface Heard {
  text: string;
  /** The language that it is asked in. */
  language: Language;
  /** What its words are found in. */
  fits: Readonly<Record<Language, Fits>>;
  /** What the classifier takes it to be about. */
  likelihoods: Likelihoods;
  /** What the encoder takes it to mean. */
  meanings: Meanings;
  /** What was said before it, where something was. */
  earlier: Earlier | undefined;
}

/** What was said before a question. */
export interface Earlier {
  /** What the question means after it. */
  meanings: Meanings;
  /** What the message before means by itself. */
  alone: Meanings;
  /** Whether the question seems to make no sense alone. */
  follows: boolean;
}

/** No likelihood counts as less. */
const LEAST = 1e-3;
const MANY_WORDS = 20;

/** Everything that a question may be answered with, and what speaks for it. */
export function gatherEvidence(heard: Heard, found: readonly Passage[]): Candidate[] {
  const { text, language, likelihoods, meanings, earlier } = heard;
  const fits = found.map((passage) => ({
    passage,
    meant: meanings.of(passage),
    askedMeant: meanings.nearAsked(passage.id),
    own: heard.fits[passage.language].of(passage),
  }));
  const most = (read: (fit: (typeof fits)[number]) => number | undefined): number =>
    Math.max(1e-6, ...fits.map((fit) => read(fit) ?? 0));
  const of = (subject: Subject): number => likelihoods.get(subject) ?? 0;
  const needs = NEEDS.reduce((sum, need) => sum + of(need), 0);
  const bestScore = most(({ own }) => own.score);
  const bestMeant = most(({ meant }) => meant);
  const meantByPage = likelihoodOfPages(found, meanings);
  const earlierByPage = earlier && likelihoodOfPages(found, earlier.alone);
  const question: Evidence = {
    bias: 1,
    ofPage: log(of('page')),
    ofForeign: log(of('out')),
    ofNeed: log(needs),
    ofTopic: log(1 - needs - of('page') - of('out')),
    bestMeant: log(bestMeant),
    bestAskedMeant: most(({ askedMeant }) => askedMeant),
    bestScore: Math.log1p(bestScore),
    bestHeld: most(({ own }) => own.held),
    words: Math.min(wordsOf(text).length, MANY_WORDS) / MANY_WORDS,
    asks: questionsIn(text).length > 0 ? 1 : 0,
    follows: earlier?.follows === true ? 1 : 0,
    isFirst: earlier ? 0 : 1,
  };
  const candidate = (option: Option, own: Evidence): Candidate => ({
    option,
    evidence: Float64Array.from(EVIDENCE, (name) => own[name] ?? question[name] ?? 0),
  });
  return [
    ...fits.map(({ passage, meant, askedMeant, own }) => {
      const { topics } = passage;
      const agreement = topics.length > 0 ? Math.max(...topics.map(of)) : of('page');
      return candidate(
        { passage },
        {
          ...own,
          askedMeant,
          score: Math.log1p(own.score),
          relative: own.score / bestScore,
          agreement: log(agreement),
          meant: log(meant),
          meantRelative: meant / bestMeant,
          pageMeant: log(meantByPage.get(passage.title) ?? 0),
          isSummary: passage.heading === passage.title ? 1 : 0,
          isTopic: topics.length > 0 ? 1 : 0,
          isNoted: passage.wordings.length > 0 ? 1 : 0,
          elsewhere: passage.language === language ? 0 : 1,
          carriedMeant: earlier && log(earlier.meanings.of(passage)),
          earlierPage: earlierByPage && log(earlierByPage.get(passage.title) ?? 0),
        },
      );
    }),
    ...NEEDS.map((need) =>
      candidate(
        { need },
        {
          isNeed: 1,
          likelihood: log(of(need)),
          meant: log(meanings.needs.get(need) ?? 0),
          askedMeant: meanings.nearAsked(need),
          carriedMeant: earlier && log(earlier.meanings.needs.get(need) ?? 0),
        },
      ),
    ),
    candidate(
      { isForeign: true },
      {
        isForeign: 1,
        likelihood: log(of('out')),
        meant: log(meanings.foreign),
        askedMeant: meanings.nearAsked('foreign'),
        carriedMeant: earlier && log(earlier.meanings.foreign),
      },
    ),
  ];
}

/** How likely each page is meant, by its title. */
function likelihoodOfPages(found: readonly Passage[], { of }: Meanings): Map<string, number> {
  const likelihoods = new Map<string, number>();
  for (const passage of found) {
    likelihoods.set(passage.title, (likelihoods.get(passage.title) ?? 0) + of(passage));
  }
  return likelihoods;
}

const log = (likelihood: number): number => Math.log(Math.max(LEAST, likelihood));

import type { Analyse, Analysis } from '../analyse';
import type { Turn } from '../assistant';
import { carryContext, REACH } from '../carry-context';
import { cleanQuestion } from '../clean-question';
import type { Classifier, Likelihoods } from './classifier';

/** What is seen in a question, each with how much it counts. */
export type Features = ReadonlyMap<string, number>;

/** At this length most inflections of a word agree. */
const STEM = 7;
const LETTERS = 4;
/** How much each kind counts beside a word of the question. */
const COUNTS = {
  pairOfWords: 0.7,
  letters: 0.4,
  concept: 0.5,
  pairOfConcepts: 0.4,
  earlierWord: 0.25,
  earlierConcept: 0.5,
  earlierSubject: 1,
};
/** Subjects that the turn before is less likely about are left out. */
const LEAST_LIKELY = 0.05;

/**
 * The features of a question: its words, neighbouring words, letters and concepts, those that it
 * carries from earlier turns included, and what the turn before it said and was about.
 *
 * @param classify - tells what a turn is about; absent while that is being learnt.
 */
export function featuresOf(
  text: string,
  history: readonly Turn[],
  analyse: Analyse,
  classify?: Classifier,
): Features {
  const question = analyse(cleanQuestion(text));
  const earlier = history
    .filter(({ role }) => role === 'user')
    .slice(-REACH)
    .map(({ content }) => analyse(cleanQuestion(content)))
    .reverse();
  const concepts = [...carryContext(question, earlier)].sort();
  const features = new Map<string, number>();
  addWords(features, question.words);
  concepts.forEach((concept, index) => {
    features.set(`c:${concept}`, COUNTS.concept);
    for (const other of concepts.slice(index + 1)) {
      features.set(`p:${concept}+${other}`, COUNTS.pairOfConcepts);
    }
  });
  const [before] = earlier;
  for (const stem of (before?.words ?? []).map(stemOf)) {
    features.set(`hw:${stem}`, COUNTS.earlierWord);
  }
  for (const concept of before?.concepts ?? []) {
    features.set(`hh:${concept}`, COUNTS.earlierConcept);
  }
  for (const [subject, likelihood] of classify ? subjectsBefore(history, analyse, classify) : []) {
    if (likelihood > LEAST_LIKELY)
      features.set(`hs:${subject}`, COUNTS.earlierSubject * likelihood);
  }
  for (const mark of marksOf(question, concepts.length)) features.set(`m:${mark}`, 1);
  return features;
}

/** What the visitor's last turn was about, itself classified after those before it. */
function subjectsBefore(
  history: readonly Turn[],
  analyse: Analyse,
  classify: Classifier,
): Likelihoods {
  const recent = history.slice(-2 * REACH);
  const at = recent.findLastIndex(({ role }) => role === 'user');
  const last = recent[at];
  return last ? classify(last.content, recent.slice(0, at), analyse) : new Map();
}

const stemOf = (word: string): string => word.slice(0, STEM);

function addWords(features: Map<string, number>, words: readonly string[]): void {
  const stems = words.map(stemOf);
  for (const stem of stems) features.set(`w:${stem}`, 1);
  for (let at = 0; at <= stems.length; at++) {
    features.set(`b:${stems[at - 1] ?? '^'} ${stems[at] ?? '$'}`, COUNTS.pairOfWords);
  }
  for (const word of words) {
    const padded = ` ${word} `;
    for (let at = 0; at + LETTERS <= padded.length; at++) {
      features.set(`n:${padded.slice(at, at + LETTERS)}`, COUNTS.letters);
    }
  }
}

/** What can be said of a question as a whole. */
function marksOf(question: Analysis, concepts: number): string[] {
  const { unknown, trades, foreign, addressed, personal, names, words } = question;
  const holds: Readonly<Record<string, boolean>> = {
    [`unknown${Math.min(unknown.length, 3)}`]: unknown.length > 0,
    [`concepts${Math.min(concepts, 4)}`]: true,
    trades: trades.length > 0,
    foreign: foreign.length > 0,
    addressed,
    personal,
    names: names.length > 0,
    short: words.length < 4,
  };
  return Object.keys(holds).filter((mark) => holds[mark]);
}

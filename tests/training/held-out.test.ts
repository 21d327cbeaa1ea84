import { beforeAll, describe, expect, test } from 'vitest';
import { createAssistant, type OwnAssistant } from '../../lambdas/assistant/create-assistant';
import type { Knowledge } from '../../lambdas/assistant/knowledge';
import { committedWeights } from '../../lambdas/assistant/weights-file';
import { PAGE_QUESTIONS } from '../../lambdas/training/labelled-questions';
import { readExamples } from '../../lambdas/training/read-examples';
import { readPageQuestions } from '../../lambdas/training/read-page-questions';
import { readParaphrases } from '../../lambdas/training/read-paraphrases';
import { wordsOf } from '../../lambdas/assistant/words/words-of';
import { ownAssistant } from '../unit/assistant/support';
import { briefIn, expecting, holdExam, type Marked, readExam, share } from './exam';
import { askAll, inScope, outOfScope, readUnread, shareOf } from './measure';

let own: OwnAssistant;
let knowledge: Knowledge;
beforeAll(async () => {
  ({ knowledge } = await ownAssistant());
  own = createAssistant(knowledge, committedWeights());
});

/**
 * Two sets by other authors that nothing learns from. Until 2026-11-22 nobody who works on the assistant
 * had read them; then some of what was answered wrongly was looked at, and the two thresholds of
 * `settle.ts` were chosen with their shares in view. The floors lie a little below what was measured.
 */
const EVERYDAY = { sets: ['heldout-3', 'heldout-4'], answered: 84, refused: 90 };

test('questions about everyday topics are answered and refused as measured', async () => {
  const asked = await askAll(await ownAssistant(), EVERYDAY.sets.flatMap(readUnread));
  expect(shareOf(inScope(asked))).toBeGreaterThanOrEqual(EVERYDAY.answered);
  expect(shareOf(outOfScope(asked))).toBeGreaterThanOrEqual(EVERYDAY.refused);
});

/**
 * Questions by writers who saw the rendered pages alone; nothing learns from them. Each set was new when it
 * was first asked; since then thresholds were chosen with the shares of all in view, examples with those of the first
 * eight; some of the answers to the first seven were read, some of the refusals in the first ten, and what became
 * of people in the last six. The floors lie a little below what was measured: see docs/measurements.md.
 */
const BLIND = [
  {
    sets: ['blind', 'blind-2', 'blind-3', 'blind-4', 'blind-5', 'blind-6', 'blind-7', 'blind-8'],
    right: 85,
    offered: 95,
    wrong: 2,
    refused: 98,
    met: 99,
  },
  {
    sets: ['blind-9', 'blind-10', 'blind-11', 'blind-12'],
    right: 82,
    offered: 95,
    wrong: 1,
    refused: 86,
    met: 100,
  },
  { sets: ['broad', 'broad-2', 'broad-3'], right: 87, offered: 95, wrong: 2, refused: 97, met: 98 },
  {
    sets: ['broad-4', 'broad-5', 'broad-6'],
    right: 86,
    offered: 96,
    wrong: 1,
    refused: 98,
    met: 100,
  },
  {
    sets: ['broad-7', 'broad-8', 'broad-9'],
    right: 81,
    offered: 92,
    wrong: 3,
    refused: 88,
    met: 93,
  },
  {
    sets: ['broad-10', 'broad-11', 'broad-12'],
    right: 85,
    offered: 92,
    wrong: 3,
    refused: 92,
    met: 88,
  },
];

/** Conversations of three or four messages, by four writers; a quarter of the messages begin with who asks. */
const TALKS = [
  { sets: ['talks'], right: 81, offered: 91, wrong: 2, refused: 68, met: 85 },
  { sets: ['talks-2'], right: 72, offered: 89, wrong: 3, refused: 90, met: 82 },
];

/** Four wordings each of sixty things that lie as near to what the pages tell as can be, and that no page tells. */
const NEAR = { set: 'near', refused: 55, wrong: 9 } as const;

/**
 * Who tells of an undertaking, and who tells as much but asks for one thing (`none`), by a writer who had seen
 * nothing of the site: how many are told all about it, and how many of the others are not.
 */
const UNDERTAKINGS = { set: 'undertakings', told: 82, spared: 90 } as const;

const numbered = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `ordinary-${from + at}`);

/** By writers asked neither to aim at the border of the pages nor to avoid it. */
const ORDINARY = {
  sets: ['ordinary', ...numbered(2, 9)],
  /** A quarter of these are people in need, two thirds of whom tell a long story. */
  newer: [
    { sets: numbered(10, 12), met: 98, led: 100 },
    { sets: numbered(13, 15), met: 96, led: 98 },
  ],
  right: 88,
  offered: 97,
  wrong: 3,
  refused: 96,
};

/** Long and indirect messages, `led` where their need is met or may be picked: of the first two sets' writers there are lessons, of the third's none. */
const STORIES = [
  { set: 'stories', right: 40, offered: 71, refused: 96, met: 55, led: 65 },
  { set: 'stories-2', right: 54, offered: 67, refused: 95, met: 71, led: 89 },
  { set: 'stories-3', right: 45, offered: 80, refused: 95, met: 53, led: 82 },
];

test.each([
  ...[...BLIND, ...TALKS].flatMap(({ sets }) => sets),
  NEAR.set,
  UNDERTAKINGS.set,
  ...ORDINARY.sets,
  ...ORDINARY.newer.flatMap(({ sets }) => sets),
  ...STORIES.map(({ set }) => set),
])('nothing learns from a question of %s', (set) => {
  const wording = (text: string): string => wordsOf(text).join(' ');
  const learnt = new Set(
    [
      ...readExamples().map(({ text }) => text),
      ...readPageQuestions(PAGE_QUESTIONS).map(({ text }) => text),
      ...readParaphrases().flatMap(({ questions }) => questions),
      ...knowledge.passages.flatMap(({ wordings }) => wordings),
    ].map(wording),
  );
  // What makes sense only after another question may be asked after any.
  const asked = readExam(set).filter(({ history }) => history.length === 0);
  expect(asked.filter(({ text }) => learnt.has(wording(text)))).toEqual([]);
});

describe.each([...BLIND, ...TALKS])('of blind exams over all pages ($sets)', (floors) => {
  let marked: readonly Marked[];
  const asked = (expected: RegExp): Marked[] => expecting(marked, expected);
  beforeAll(async () => {
    marked = await holdExam(own, knowledge.passages, floors.sets.flatMap(readExam));
  });

  test('questions are answered, or the answer is among the choices', () => {
    const answers = asked(/^answer|job$/);
    expect(share(answers, 'right')).toBeGreaterThanOrEqual(floors.right);
    expect(share(answers, 'right', 'among choices')).toBeGreaterThanOrEqual(floors.offered);
    expect(share(answers, 'wrong')).toBeLessThanOrEqual(floors.wrong);
  });

  test('what the pages do not say is refused', () => {
    expect(share(asked(/^refuse/), 'right')).toBeGreaterThanOrEqual(floors.refused);
  });

  test('people in need are met', () => {
    expect(share(asked(/^people/), 'right')).toBeGreaterThanOrEqual(floors.met);
  });

  test('a reply begins with yes or no only where that is the honest answer', () => {
    const begins = { yes: /^(?:ja|jo|yes)\b/i, no: /^(?:nej|no)\b/i } as const;
    const dishonest = marked.filter(
      ({ question: { verdict }, text, mark }) =>
        mark === 'right' &&
        ((verdict === 'yes' && begins.no.test(text)) ||
          (verdict === 'no' && begins.yes.test(text)) ||
          (verdict === 'neither' && (begins.yes.test(text) || begins.no.test(text)))),
    );
    expect(dishonest.map(({ question, text }) => `${question.text} → ${text}`)).toEqual([]);
  });
});

test('what lies near the pages and on none of them is refused, or else seldom answered surely', async () => {
  const marked = await holdExam(own, knowledge.passages, readExam(NEAR.set));
  expect(share(marked, 'right')).toBeGreaterThanOrEqual(NEAR.refused);
  expect(share(marked, 'wrong')).toBeLessThanOrEqual(NEAR.wrong);
});

test('whoever tells of an undertaking is told all about it', () => {
  const asked = readExam(UNDERTAKINGS.set).map(({ text, page: language, expect: brief }) => ({
    brief,
    isMet: (briefIn(own.decide({ text, language, history: [] })) ?? 'none') === brief,
  }));
  const metOf = (are: (brief: string) => boolean): number => {
    const some = asked.filter(({ brief }) => are(brief));
    return (100 * some.filter(({ isMet }) => isMet).length) / some.length;
  };
  expect(metOf((brief) => brief !== 'none')).toBeGreaterThanOrEqual(UNDERTAKINGS.told);
  expect(metOf((brief) => brief === 'none')).toBeGreaterThanOrEqual(UNDERTAKINGS.spared);
});

test('the ordinary mix of questions is answered, met, and refused where no page tells', async () => {
  const exam = (sets: readonly string[]) =>
    holdExam(own, knowledge.passages, sets.flatMap(readExam));
  const older = await exam(ORDINARY.sets);
  const newer = await Promise.all(ORDINARY.newer.map(({ sets }) => exam(sets)));
  const marked = [...older, ...newer.flat()];
  const answers = expecting(marked, /^answer$/);
  expect(share(answers, 'right')).toBeGreaterThanOrEqual(ORDINARY.right);
  expect(share(answers, 'right', 'among choices')).toBeGreaterThanOrEqual(ORDINARY.offered);
  expect(share(answers, 'wrong')).toBeLessThanOrEqual(ORDINARY.wrong);
  expect(share(expecting(marked, /^refuse$/), 'right')).toBeGreaterThanOrEqual(ORDINARY.refused);
  expect(share(expecting(older, /^people/), 'right')).toBe(100);
  for (const [at, { met, led }] of ORDINARY.newer.entries()) {
    const people = expecting(newer[at] ?? [], /^people/);
    expect(share(people, 'right')).toBeGreaterThanOrEqual(met);
    expect(share(people, 'right', 'among choices')).toBeGreaterThanOrEqual(led);
  }
});

test.each(STORIES)(
  'a long story is answered, refused or met by what it is about ($set)',
  async ({ set, right, offered, refused, met, led }) => {
    const marked = await holdExam(own, knowledge.passages, readExam(set));
    const answers = expecting(marked, /^answer$/);
    expect(share(answers, 'right')).toBeGreaterThanOrEqual(right);
    expect(share(answers, 'right', 'among choices')).toBeGreaterThanOrEqual(offered);
    expect(share(expecting(marked, /^refuse$/), 'right')).toBeGreaterThanOrEqual(refused);
    const people = expecting(marked, /^people|courtesy/);
    expect(share(people, 'right')).toBeGreaterThanOrEqual(met);
    expect(share(people, 'right', 'among choices')).toBeGreaterThanOrEqual(led);
  },
);

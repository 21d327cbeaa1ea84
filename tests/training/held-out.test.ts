import { beforeAll, describe, expect, test } from 'vitest';
import { createAssistant, type OwnAssistant } from '../../lambdas/assistant/create-assistant';
import type { Knowledge } from '../../lambdas/assistant/knowledge';
import { committedWeights } from '../../lambdas/assistant/weights-file';
import { PAGE_QUESTIONS } from '../../lambdas/training/labelled-questions';
import { readExamples } from '../../lambdas/training/read-examples';
import { readPageQuestions } from '../../lambdas/training/read-page-questions';
import { readParaphrases } from '../../lambdas/training/read-paraphrases';
import { keyOf } from '../../lambdas/assistant/words/words-of';
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

/** The names of some sets of exams, numbered from the second on. */
const numbered = (name: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) =>
    from + at === 1 ? name : `${name}-${from + at}`,
  );

/**
 * Questions by writers who saw the rendered pages alone; nothing learns from them (`broad-30` to `-50`, once
 * asked, have become lessons). Each set was new when it was first asked; since then thresholds were chosen
 * with the shares of all but the last six of `broad` in view, examples with those of the first eight, and
 * answers were written to what `broad` to `-29` asked in vain; much of what was not right has been read. The
 * floors lie a little below what was measured: see docs/measurements.md. `led` are people who are met or may
 * pick what they need.
 */
const BLIND = [
  {
    sets: numbered('blind', 1, 8),
    right: 87,
    offered: 96,
    wrong: 2,
    refused: 98,
    met: 99,
    led: 99,
  },
  {
    sets: numbered('blind', 9, 12),
    right: 86,
    offered: 97,
    wrong: 1,
    refused: 88,
    met: 100,
    led: 100,
  },
  {
    sets: numbered('broad', 1, 29),
    right: 90,
    offered: 96,
    wrong: 2,
    refused: 97,
    met: 98,
    led: 99,
  },
  {
    sets: numbered('broad', 51, 58),
    right: 89,
    offered: 98,
    wrong: 1,
    refused: 98,
    met: 99,
    led: 100,
  },
  {
    sets: numbered('broad', 59, 64),
    right: 87,
    offered: 97,
    wrong: 1,
    refused: 93,
    met: 99,
    led: 100,
  },
  // Half of what is out of scope is about the trade; English lessons were written with the misses of these in view.
  {
    sets: numbered('broad', 65, 70),
    right: 85,
    offered: 95,
    wrong: 1,
    refused: 92,
    met: 99,
    led: 100,
  },
  // No lesson was written and no threshold chosen with these in view.
  {
    sets: numbered('broad', 71, 76),
    right: 90,
    offered: 97,
    wrong: 1,
    refused: 96,
    met: 100,
    led: 100,
  },
  // Conversations of three or four messages, by four writers; a quarter of the messages begin with who asks.
  {
    sets: numbered('talks', 1, 2),
    right: 79,
    offered: 94,
    wrong: 2,
    refused: 85,
    met: 97,
    led: 97,
  },
  // Long and indirect messages by writers who wrote lessons, too, and in the last set by others.
  {
    sets: numbered('stories', 1, 3),
    right: 46,
    offered: 73,
    wrong: 8,
    refused: 96,
    met: 67,
    led: 87,
  },
];

/** By two writers who were asked to tell in passing what people need: and what only lies near, or is none of ours. */
const PASSING = { set: 'passing', refused: 96, met: 85, led: 93 } as const;

/** Messages of people in need alone: by writers asked not to use the words of the site, or half of the time not the need's own; the last two by others who had not read it. */
const NEEDS_ALONE = [
  { set: 'needs', met: 95, led: 96 },
  { set: 'needs-2', met: 90.9, led: 96 },
  { set: 'needs-3', met: 80, led: 92 },
  { set: 'needs-4', met: 89, led: 95 },
] as const;

/** Four wordings each of sixty things that lie as near to what the pages tell as can be, and that no page tells. */
const NEAR = { set: 'near', refused: 59, wrong: 9 } as const;

/**
 * Who tells of an undertaking, and who tells as much but asks for one thing (`none`), by a writer who had seen
 * nothing of the site: how many are told all about it, and how many of the others are not.
 */
const UNDERTAKINGS = { set: 'undertakings', told: 82, spared: 93 } as const;

/** By writers asked neither to aim at the border of the pages nor to avoid it. */
const ORDINARY = {
  sets: numbered('ordinary', 1, 9),
  /** A quarter of these are people in need, two thirds of whom tell a long story. */
  newer: [
    { sets: numbered('ordinary', 10, 12), met: 98, led: 100 },
    { sets: numbered('ordinary', 13, 15), met: 96, led: 98 },
  ],
  right: 91,
  offered: 98,
  wrong: 1.1,
  refused: 97,
};

test('nothing learns from a question of an exam', () => {
  const learnt = new Set(
    [
      ...readExamples().map(({ text }) => text),
      ...readPageQuestions(PAGE_QUESTIONS).map(({ text }) => text),
      ...readParaphrases().flatMap(({ questions }) => questions),
      ...knowledge.passages.flatMap(({ wordings }) => wordings),
    ].map(keyOf),
  );
  const sets = [
    ...BLIND.flatMap(({ sets }) => sets),
    ...NEEDS_ALONE.map(({ set }) => set),
    PASSING.set,
    NEAR.set,
    UNDERTAKINGS.set,
    ...ORDINARY.sets,
    ...ORDINARY.newer.flatMap(({ sets }) => sets),
  ];
  const found = sets.flatMap((set) =>
    readExam(set)
      // What makes sense only after another question may be asked after any.
      .filter(({ history, text }) => history.length === 0 && learnt.has(keyOf(text)))
      .map(({ text }) => `${set}: ${text}`),
  );
  expect(found).toEqual([]);
});

describe.each(BLIND)('of blind exams over all pages ($sets)', (floors) => {
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
    const people = asked(/^people/);
    expect(share(people, 'right')).toBeGreaterThanOrEqual(floors.met);
    expect(share(people, 'right', 'among choices')).toBeGreaterThanOrEqual(floors.led);
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

test.each(NEEDS_ALONE)(
  'people who only tell what they need are met, or may pick it ($set)',
  async ({ set, met, led }) => {
    const people = await holdExam(own, knowledge.passages, readExam(set));
    expect(share(people, 'right')).toBeGreaterThanOrEqual(met);
    expect(share(people, 'right', 'among choices')).toBeGreaterThanOrEqual(led);
  },
);

test('who tells in passing what they need is met, and not whoever only seems to', async () => {
  const marked = await holdExam(own, knowledge.passages, readExam(PASSING.set));
  const people = expecting(marked, /^people/);
  expect(share(people, 'right')).toBeGreaterThanOrEqual(PASSING.met);
  expect(share(people, 'right', 'among choices')).toBeGreaterThanOrEqual(PASSING.led);
  expect(share(expecting(marked, /^refuse$/), 'right')).toBeGreaterThanOrEqual(PASSING.refused);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { createOwnAssistant, type OwnAssistant } from '../../lambdas/assistant/create-assistant';
import type { Knowledge } from '../../lambdas/assistant/knowledge';
import { committedWeights } from '../../lambdas/assistant/weights-file';
import { PAGE_QUESTIONS } from '../../lambdas/training/labelled-questions';
import { readExamples } from '../../lambdas/training/read-examples';
import { readPageQuestions } from '../../lambdas/training/read-page-questions';
import { readParaphrases } from '../../lambdas/training/read-paraphrases';
import { wordsOf } from '../../lambdas/assistant/words/words-of';
import { ownAssistant } from '../unit/assistant/support';
import { expecting, holdExam, type Marked, readExam, share } from './exam';
import { askAll, inScope, outOfScope, readUnread, shareOf } from './measure';

let own: OwnAssistant;
let knowledge: Knowledge;
beforeAll(async () => {
  ({ knowledge } = await ownAssistant());
  own = createOwnAssistant(knowledge, committedWeights());
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
 * was first asked; since then thresholds and examples were chosen with the shares of the first eight in view,
 * some of the answers to the first seven were read, and some of the refusals in all but the last two. The floors
 * lie a little below what was measured: see docs/measurements.md.
 */
const BLIND = [
  {
    sets: ['blind', 'blind-2', 'blind-3', 'blind-4', 'blind-5', 'blind-6', 'blind-7', 'blind-8'],
    right: 85,
    offered: 95,
    wrong: 2,
    refused: 98,
  },
  {
    sets: ['blind-9', 'blind-10', 'blind-11', 'blind-12'],
    right: 82,
    offered: 95,
    wrong: 1,
    refused: 86,
  },
];

/** Four wordings each of sixty things that lie as near to what the pages tell as can be, and that no page tells. */
const NEAR = { set: 'near', refused: 55, wrong: 9 } as const;

/** By writers asked neither to aim at the border of the pages nor to avoid it. */
const ORDINARY = {
  sets: ['ordinary', ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `ordinary-${number}`)],
  right: 88,
  offered: 97,
  wrong: 3,
  refused: 96,
};

/** Long and indirect messages that the lessons' own writers wrote with these, and that were held back. */
const STORIES = { set: 'stories', right: 40, offered: 71, refused: 96, met: 46 } as const;

test.each([...BLIND.flatMap(({ sets }) => sets), NEAR.set, ...ORDINARY.sets, STORIES.set])(
  'nothing learns from a question of %s',
  (set) => {
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
  },
);

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
    expect(share(asked(/^people/), 'right')).toBe(100);
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

test('the ordinary mix of questions is answered, and refused where no page tells', async () => {
  const marked = await holdExam(own, knowledge.passages, ORDINARY.sets.flatMap(readExam));
  const answers = expecting(marked, /^answer$/);
  expect(share(answers, 'right')).toBeGreaterThanOrEqual(ORDINARY.right);
  expect(share(answers, 'right', 'among choices')).toBeGreaterThanOrEqual(ORDINARY.offered);
  expect(share(answers, 'wrong')).toBeLessThanOrEqual(ORDINARY.wrong);
  expect(share(expecting(marked, /^refuse$/), 'right')).toBeGreaterThanOrEqual(ORDINARY.refused);
  expect(share(expecting(marked, /^people/), 'right')).toBe(100);
});

test('a long story is answered, refused or met by what it is about', async () => {
  const marked = await holdExam(own, knowledge.passages, readExam(STORIES.set));
  const answers = expecting(marked, /^answer$/);
  expect(share(answers, 'right')).toBeGreaterThanOrEqual(STORIES.right);
  expect(share(answers, 'right', 'among choices')).toBeGreaterThanOrEqual(STORIES.offered);
  expect(share(expecting(marked, /^refuse$/), 'right')).toBeGreaterThanOrEqual(STORIES.refused);
  expect(share(expecting(marked, /^people|courtesy/), 'right')).toBeGreaterThanOrEqual(STORIES.met);
});

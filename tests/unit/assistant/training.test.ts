import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TOPICS } from '../../../content/schema/topics';
import { createClassifier } from '../../../lambdas/assistant/classifier/create-classifier';
import type { Subject } from '../../../lambdas/assistant/classifier/weights';
import { NEEDS } from '../../../lambdas/assistant/needs';
import { WEIGHTS_FILE } from '../../../lambdas/assistant/weights-file';
import { FINGERPRINT_FILE, fingerprintOf } from '../../../lambdas/training/fingerprint';
import {
  type Example,
  readExampleFile,
  readExamples,
} from '../../../lambdas/training/read-examples';
import { type Lesson, trainClassifier } from '../../../lambdas/training/train-classifier';
import { temporaryFolder } from '../../support/temporary-folder';

test('the weights were learnt from these examples by this code: run "npm run train" if this fails', async () => {
  const fingerprint = await fingerprintOf(readFileSync(WEIGHTS_FILE, 'utf8'));
  expect(fingerprint, 'run "npm run train"').toBe(readFileSync(FINGERPRINT_FILE, 'utf8'));
});

describe('what is learnt', () => {
  const example = (text: string, subject: Subject): Lesson => ({
    text,
    history: [],
    subjects: [subject],
  });
  const examples = ['gul', 'stor', 'ny', 'fin'].flatMap((word) => [
    example(`vad kostar en ${word} sajt`, 'price-web'),
    example(`hur bokar jag en ${word} tid`, 'book'),
    example(`var bor en ${word} giraff`, 'out'),
  ]);
  const classify = createClassifier(trainClassifier(examples));
  const likeliest = (text: string): Subject | undefined =>
    [...classify(text, [])].sort((a, b) => b[1] - a[1])[0]?.[0];

  test('holds for questions that were no examples', () => {
    expect(likeliest('vad kostar en billig sajt')).toBe('price-web');
    expect(likeliest('hur bokar jag')).toBe('book');
    expect(likeliest('bor en giraff här')).toBe('out');
  });

  test('adds up to certainty', () => {
    const sum = [...classify('hej', []).values()].reduce((a, b) => a + b, 0);
    expect(sum).toBeCloseTo(1);
  });

  test('is the same from the same examples', () => {
    expect(trainClassifier(examples)).toEqual(trainClassifier(examples));
  });
});

describe('the examples', () => {
  test('have some for every topic and for what is none of ours', () => {
    const examples = readExamples();
    const taught = new Set(examples.flatMap(({ subjects }) => subjects));
    expect([...TOPICS, ...NEEDS].filter((subject) => !taught.has(subject))).toEqual([]);
    expect(examples.filter(({ subjects }) => subjects.includes('out')).length).toBeGreaterThan(500);
  });

  test('leave out the sets that they are told to', () => {
    const all = readExamples();
    const without = readExamples(['heldout-2']);
    expect(all.length - without.length).toBe(240);
  });

  const readText = async (text: string): Promise<Example[]> => {
    const file = join(await temporaryFolder(), 'set.txt');
    writeFileSync(file, text);
    return readExampleFile(file);
  };

  test('are read from lines with language, topics and conversation', async () => {
    const lines = 'en\tout\t<b>\\nrain\n\nsv\tvat fixed\thej | > Hej! | med moms?\n';
    expect(await readText(lines)).toEqual([
      { text: '<b>\nrain', language: 'en', history: [], subjects: ['out'], topics: [] },
      {
        text: 'med moms?',
        language: 'sv',
        history: [
          { role: 'user', content: 'hej' },
          { role: 'assistant', content: 'Hej!' },
        ],
        subjects: ['vat', 'fixed'],
        topics: ['vat', 'fixed'],
      },
    ]);
  });

  test.for([
    ['a missing language', 'out\tväder', /no language/],
    ['a missing tab', 'sv out väder', /no language/],
    ['an unknown subject', 'sv\tvat weather\tväder', /unknown subject · found weather/],
    ['no subject', 'sv\t\tväder', /unknown subject/],
    ['no question', 'sv\tout', /no question/],
    ['an empty question', 'sv\tout\thej | ', /no question/],
    ['a reply at the end', 'sv\tout\thej | > Hej!', /no question/],
  ] as const)('that have %s are named by file and line', async ([, line, told]) => {
    const reading = readText(`sv\tout\tväder\n${line}\n`);
    await expect(reading).rejects.toThrow(/set\.txt:2 · /);
    await expect(reading).rejects.toThrow(told);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TOPICS } from '../../../content/schema/topics';
import { createEncoder } from '../../../lambdas/assistant/encoder/encoder';
import { featuresOf } from '../../../lambdas/assistant/encoder/features';
import type { Passage } from '../../../lambdas/assistant/knowledge';
import { NEEDS } from '../../../lambdas/assistant/needs';
import { WEIGHTS_FILE } from '../../../lambdas/assistant/weights-file';
import { FINGERPRINT_FILE, fingerprintOf } from '../../../lambdas/training/fingerprint';
import {
  type Example,
  readExampleFile,
  readExamples,
} from '../../../lambdas/training/read-examples';
import { type Meant, trainEncoder } from '../../../lambdas/training/train-encoder';
import { type LabelledQuestion, writtenLater } from '../../../lambdas/training/labelled-questions';
import { rememberAsked } from '../../../lambdas/training/remember-asked';
import { withBeginnings } from '../../../lambdas/training/with-beginnings';
import { temporaryFolder } from '../../support/temporary-folder';
import { meanOf } from '../../../lambdas/training/learn-decision';
import { EVIDENCE } from '../../../lambdas/assistant/decision/evidence';
import { activations, scoreOf } from '../../../lambdas/assistant/decision/weigh';

test('the weights were learnt from these examples by this code: run "npm run train" if this fails', async () => {
  const fingerprint = await fingerprintOf(readFileSync(WEIGHTS_FILE, 'utf8'));
  expect(fingerprint, 'run "npm run train"').toBe(readFileSync(FINGERPRINT_FILE, 'utf8'));
});

test('another price means the same', () => {
  expect(featuresOf('från 15 000 kr')).toEqual(featuresOf('från 16 500 kr'));
  expect(featuresOf('från 15 000 kr')).not.toEqual(featuresOf('från 900 kr'));
});

test('questions are asked again after who asks, and answered by the same', () => {
  const asked = Array.from(
    { length: 60 },
    (_, at): LabelledQuestion => ({
      text: `Vad kostar en hemsida med ${at} sidor?`,
      language: 'sv',
      history: [],
      subjects: ['page'],
      passages: new Set([`price-${at}`]),
      needs: [],
      isForeign: false,
      counts: 1,
    }),
  );
  const more = withBeginnings(asked).slice(asked.length);
  expect(more.length).toBeGreaterThan(0);
  for (const { text, passages } of more) {
    const origin = asked.find((one) => text.includes(one.text.replace('?', '')));
    expect(passages).toBe(origin?.passages);
  }
  expect(more.some(({ text }) => /^(?:hej|vi|jag|har)\b/i.test(text))).toBe(true);
  expect(more.some(({ history }) => history.length > 0)).toBe(true);
});

describe('what is learnt', () => {
  const passage = (id: string, heading: string): Passage => ({
    id,
    language: 'sv',
    path: '/',
    title: 'Sida',
    page: 'Sida',
    heading,
    text: '',
    topics: [],
    wordings: [],
  });
  const passages = [passage('price', 'Vad kostar en sajt?'), passage('book', 'Hur bokar jag tid?')];
  const lesson = (text: string, id?: string): Meant => ({
    text,
    passages: id === undefined ? [] : [id],
    needs: [],
    isForeign: id === undefined,
  });
  const lessons = ['gul', 'stor', 'ny', 'fin'].flatMap((word) => [
    lesson(`vad är priset för en ${word} sajt`, 'price'),
    lesson(`hur får jag en ${word} tid`, 'book'),
    lesson(`var bor en ${word} giraff`),
  ]);
  const alike = [['Säljer ni presentkort?', 'kan man köpa ett gåvokort']];
  const learnt = trainEncoder(passages, lessons, alike);
  const questionOf = (text: string, answer: string): LabelledQuestion => ({
    text,
    language: 'sv',
    history: [],
    passages: new Set(answer === 'foreign' ? [] : [answer]),
    needs: [],
    isForeign: answer === 'foreign',
    subjects: [],
    counts: 3,
  });
  const asked = [
    questionOf('vad tar ni betalt', 'price'),
    questionOf('var bor giraffen', 'foreign'),
  ];
  const weights = { ...learnt, ...rememberAsked(learnt, asked) };
  const meaningOf = (text: string, known = passages): string => {
    const { likeliest, of, foreign } = createEncoder(weights, known)(text);
    const [first] = likeliest(1);
    return first && of(first) > foreign ? first.id : 'foreign';
  };

  test('holds for questions that were no examples', () => {
    expect(meaningOf('priset för en billig sajt')).toBe('price');
    expect(meaningOf('när får jag tid')).toBe('book');
    expect(meaningOf('bor en giraff här')).toBe('foreign');
  });

  test('finds a passage that nobody asked for yet by words that mean alike', () => {
    const known = [...passages, passage('gift', 'Har ni presentkort?')];
    expect(meaningOf('finns gåvokort', known)).toBe('gift');
  });

  test('adds up to certainty', () => {
    const { of, needs, foreign } = createEncoder(weights, passages)('hej');
    const all = [...passages.map(of), ...needs.values(), foreign];
    expect(all.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });

  test('is the same from the same examples', () => {
    expect(trainEncoder(passages, lessons, alike)).toEqual(learnt);
  });

  test('tells how near questions are that were asked for the same', () => {
    const { nearAsked } = createEncoder(weights, passages)('var bor giraffen');
    expect(nearAsked('foreign')).toBeCloseTo(1 / 3, 2);
    expect(nearAsked('price')).toBeLessThan(nearAsked('foreign'));
    expect(nearAsked('book')).toBe(0);
  });

  test('remembers neither follow-ups nor what other passages may answer as well', () => {
    const [price = questionOf('', '')] = asked;
    const history = [{ role: 'user', content: 'hej' } as const];
    expect(
      rememberAsked(learnt, [
        { ...price, history },
        { ...price, counts: 0.6 },
      ]),
    ).toEqual({
      asked: '',
      answered: {},
    });
  });

  test.for([0, 3, 8000])('is refused when its table was cut at %i bytes', (length) => {
    const bytes = Buffer.from(weights.table, 'base64').subarray(0, length);
    const cut = { ...weights, table: bytes.toString('base64') };
    expect(() => createEncoder(cut, passages)).toThrow(/not whole/);
  });

  test('is refused when a question that was asked is missing', () => {
    const cut = { ...weights, asked: weights.asked.slice(0, -4) };
    expect(() => createEncoder(cut, passages)).toThrow(/not whole/);
  });
});

test('a group of paraphrases with an answer is asked for as if an editor had written it later', () => {
  const { passages, asked } = writtenLater([
    { language: 'sv', questions: ['Säljer ni kartor?', 'köpa karta'], answer: undefined },
    { language: 'en', questions: ['Do you lend boats?', 'hire a dinghy'], answer: 'In summer.' },
  ]);
  expect(passages).toMatchObject([{ heading: 'Do you lend boats?', text: 'In summer.' }]);
  expect(asked).toMatchObject([
    { text: 'hire a dinghy', language: 'en', passages: new Set(passages.map(({ id }) => id)) },
  ]);
});

describe('the examples', () => {
  test('have some for every topic and for what is none of ours', () => {
    const examples = readExamples();
    const taught = new Set(examples.flatMap(({ subjects }) => subjects));
    expect([...TOPICS, ...NEEDS].filter((subject) => !taught.has(subject))).toEqual([]);
    expect(examples.filter(({ subjects }) => subjects.includes('out')).length).toBeGreaterThan(500);
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

test('the mean of two networks scores as both do on average', () => {
  const evidence = Float64Array.from(EVIDENCE, (_, at) => Math.sin(at));
  const network = (start: number) => ({
    hidden: EVIDENCE.map((_, at) => [0, 1].map((unit) => Math.cos(start + unit + at) / 4)),
    output: [start, -1],
    direct: EVIDENCE.map((_, at) => Math.sin(start * at)),
  });
  const score = (weights: ReturnType<typeof network>): number =>
    scoreOf(evidence, activations(evidence, weights), weights);
  const [one, other] = [network(1), network(2)];
  expect(score(one)).not.toBeCloseTo(score(other));
  expect(score(meanOf([one, other]))).toBeCloseTo((score(one) + score(other)) / 2);
});

import { describe, expect, test } from 'vitest';
import { analyse } from '../../../lambdas/assistant/analyse';
import { cleanQuestion } from '../../../lambdas/assistant/clean-question';
import { correctSpelling } from '../../../lambdas/assistant/correct-spelling';
import { fold } from '../../../lambdas/assistant/words/fold';
import { splitCompound } from '../../../lambdas/assistant/split-compound';
import { splitSentences } from '../../../lambdas/assistant/split-sentences';
import { WordTable } from '../../../lambdas/assistant/word-table';

test('folding drops case and diacritics', () => {
  expect(fold('Öppettider på Åsö')).toBe('oppettider pa aso');
});

describe('a table of words', () => {
  const table = new WordTable<string>();
  table.add('pris* prisma', 'price');
  table.add('prisma', 'glass');

  test('takes a whole word before a beginning', () => {
    expect(table.find('prisma')?.values).toEqual(['price', 'glass']);
  });

  test('finds inflections by their beginning', () => {
    expect(table.find('priserna')).toEqual({ values: ['price'], length: 4 });
  });

  test('knows nothing of other words', () => {
    expect(table.find('kostnad')).toBeUndefined();
  });
});

describe('a compound', () => {
  test.for([
    ['seokostnad', ['seo', 'price']],
    ['webbutvecklingspris', ['web', 'price']],
    ['annonskostnader', ['ads', 'price']],
  ] as const)('%s has two parts', ([word, parts]) => {
    expect(splitCompound(word)).toEqual(parts);
  });

  test.for(['hemsidan', 'elefant', 'prissatt'])('%s is none', (word) => {
    expect(splitCompound(word)).toBeUndefined();
  });
});

describe('spelling', () => {
  test.for([
    ['wordprss', 'wordpress'],
    ['kontkat', 'kontakt'],
  ] as const)('%s', ([word, meant]) => {
    expect(correctSpelling(word)?.slice(0, meant.length)).toBe(meant);
  });

  test.for(['change', 'host', 'abc', 'x'.repeat(40)])('leaves %s alone', (word) => {
    expect(correctSpelling(word)).toBeUndefined();
  });
});

describe('cleaning', () => {
  test('takes greeting and signature off', () => {
    expect(cleanQuestion('Hej! Vad kostar SEO?\nMed vänliga hälsningar, Anna 070-123')).toBe(
      'Vad kostar SEO?',
    );
  });

  test('leaves a lone greeting', () => {
    expect(cleanQuestion('Hej!')).toBe('Hej!');
  });
});

describe('sentences', () => {
  test('that ask are told from those that tell', () => {
    expect(splitSentences('Vi har ett bageri. Vad kostar SEO? Tack.')).toEqual({
      asked: ['Vad kostar SEO?'],
      told: ['Vi har ett bageri.', 'Tack.'],
    });
  });

  test('without a question mark ask by how they begin', () => {
    expect(splitSentences('Vi har ett bageri. vad kostar det').asked).toEqual(['vad kostar det']);
  });

  test('of a message that asks nothing are all asked', () => {
    expect(splitSentences('hemsida pris')).toEqual({ asked: ['hemsida pris'], told: [] });
  });
});

describe('an analysis', () => {
  test('knows concepts, names and words of other trades', () => {
    const { concepts, foreign, trades, addressed } = analyse('Säljer ni pizza eller dikter?');
    expect([...concepts]).toEqual([]);
    expect(trades).toEqual(['pizza']);
    expect(foreign).toEqual(['dikter']);
    expect(addressed).toBe(true);
  });

  test('keeps addresses of visitors out', () => {
    expect(analyse('maila anna.andersson@example.com').words).toEqual(['maila']);
  });
});

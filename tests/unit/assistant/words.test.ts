import { describe, expect, test } from 'vitest';
import { perLanguage } from '../../../content/core/language';
import { bareQuestion } from '../../../lambdas/assistant/words/bare-question';
import { isSubjectless } from '../../../lambdas/assistant/words/is-subjectless';
import { cleanQuestion } from '../../../lambdas/assistant/words/clean-question';
import { dropThanks } from '../../../lambdas/assistant/words/drop-thanks';
import { fold } from '../../../lambdas/assistant/words/fold';
import { languageOf } from '../../../lambdas/assistant/words/language-of';
import { questionsIn } from '../../../lambdas/assistant/words/questions-in';
import { vocabularyOf } from '../../../lambdas/assistant/words/vocabulary';
import { wordsOf } from '../../../lambdas/assistant/words/words-of';

test('folding drops case and diacritics', () => {
  expect(fold('Öppettider på Åsö')).toBe('oppettider pa aso');
});

test('the words of a text hold no addresses', () => {
  expect(wordsOf('Maila anna.andersson@example.com om SEO’n på https://a.example!')).toEqual([
    'maila',
    'om',
    'seo',
    'n',
    'pa',
  ]);
});

describe('a vocabulary', () => {
  const { termsOf, weightOf } = vocabularyOf(
    ['Vi gör en webb', 'Vad en utveckling kostar', 'En kostnad per månad', 'En webb till'].map(
      wordsOf,
    ),
    'sv',
  );

  test('knows inflections of a word as one', () => {
    expect(termsOf('kostnaden')[0]).toBe(termsOf('kostnad')[0]);
  });

  test('takes a compound of known words apart, a joining s included', () => {
    expect(termsOf('webbutveckling')).toEqual(expect.arrayContaining([...termsOf('webb')]));
    expect(termsOf('utvecklingskostnad')).toEqual(
      expect.arrayContaining([...termsOf('utveckling'), ...termsOf('kostnad')]),
    );
  });

  test.for(['elefant', 'webbar', 'x'.repeat(200)])('leaves %s whole', (word) => {
    expect(termsOf(word)).toHaveLength(1);
  });

  test('weighs a rare word more than a common one, and an unknown one most', () => {
    const [common, rare, unknown] = ['en', 'kostnad', 'giraff'].map((word) =>
      weightOf(termsOf(word)[0] ?? ''),
    );
    expect(rare).toBeGreaterThan(common ?? 0);
    expect(unknown).toBeGreaterThan(rare ?? 0);
  });

  test('of English takes no word apart', () => {
    const english = vocabularyOf([wordsOf('web shop price')], 'en');
    expect(english.termsOf('webshop')).toHaveLength(1);
  });
});

describe('the language of a question', () => {
  const vocabularies = perLanguage((language) =>
    vocabularyOf(
      (language === 'sv'
        ? ['vad kostar en hemsida hos er', 'hur lång tid tar det']
        : ['what does a website cost with you', 'how long does it take']
      ).map(wordsOf),
      language,
    ),
  );

  test.for([
    ['vad tar det för tid', 'en', 'sv'],
    ['how much does it cost', 'sv', 'en'],
    ['seo', 'sv', 'sv'],
    ['seo', 'en', 'en'],
    ['', 'sv', 'sv'],
  ] as const)('"%s" on a page in %s is %s', ([text, page, expected]) => {
    expect(languageOf(text, vocabularies, page)).toBe(expected);
  });

  test('no words that nobody knows speak for the smaller edition', () => {
    const larger = vocabularyOf(
      Array.from({ length: 40 }, () => ['kostar']),
      'sv',
    );
    const unknown = 'plommon kvitten havtorn';
    expect(languageOf(unknown, { ...vocabularies, sv: larger }, 'sv')).toBe('sv');
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

describe('questions', () => {
  test('are told from what is told', () => {
    expect(questionsIn('Vi har ett bageri. Vad kostar SEO? Tack.')).toEqual(['Vad kostar SEO?']);
  });

  test('without a question mark ask by how they begin', () => {
    expect(questionsIn('Vi har ett bageri. vad kostar det')).toEqual(['vad kostar det']);
  });

  test('of a message that asks nothing are none', () => {
    expect(questionsIn('hemsida pris')).toEqual([]);
  });

  test('that ask two things are two', () => {
    expect(questionsIn('Vad kostar SEO, och när syns det?')).toEqual([
      'Vad kostar SEO',
      'när syns det?',
    ]);
    expect(questionsIn('Gör ni text och bild?')).toEqual(['Gör ni text och bild?']);
  });
});

describe('thanks below a question', () => {
  test.for([
    'Tack',
    'Tack!',
    'Tack på förhand, Eva 🙏',
    'Tusen tack för hjälpen.',
    'thanks :)',
    'Thank you so much',
    'Cheers, Tom',
  ])('%s: are no part of it', (thanks) => {
    expect(dropThanks(`Vad kostar SEO?\n${thanks}`)).toBe('Vad kostar SEO?');
    expect(dropThanks(`Vad kostar SEO? ${thanks}`)).toBe('Vad kostar SEO?');
  });

  test.for([
    'Tack',
    'Nej, tack',
    'Det räcker så. Tack!',
    'Vad kostar SEO? Tack, men hur lång tid tar det?',
    'Vad kostar SEO? Tack, och säg gärna till när ni kan komma hit',
    'Säljer ni tacksägelsekort?',
  ])('there are none in: %s', (text) => {
    expect(dropThanks(text)).toBe(text);
  });
});

describe('a question alone', () => {
  test.for([
    ['Vad kostar en hemsida för en hovslagare?', 'Vad kostar en hemsida?'],
    ['Vad kostar en hemsida åt vår kennel i Borås', 'Vad kostar en hemsida'],
    ['What does a website cost for a bee farm?', 'What does a website cost?'],
    ['Vi är en kennel i Säve. Vad kostar SEO?', 'Vad kostar SEO?'],
    [
      'Vi är en kennel. Vi har ingen hemsida. Vad kostar en sådan?',
      'Vi har ingen hemsida. Vad kostar en sådan?',
    ],
  ] as const)('is without who asks, and whom it is for: %s', ([text, alone]) => {
    expect(bareQuestion(text)).toBe(alone);
  });

  test.for([
    'Vad tar ni för en tatuering?',
    'Vad kostar det för er att göra en app?',
    'Vi är en kennel i Säve. Vad kostar det?',
    'We have a shop. Can you move that?',
    'Vi är en kennel. Vad kostar SEO? Vad kostar en app?',
    'Vi är en kennel i Säve.',
  ])('is all of: %s', (text) => {
    expect(bareQuestion(text)).toBe(text);
  });
});

describe('questions', () => {
  test.for([
    'vad kostar det?',
    'och hur lång tid tar det?',
    'and how much is that per month?',
    'ingår det?',
    'why?',
  ])('that name no subject: %s', (text) => {
    expect(isSubjectless(text)).toBe(true);
  });

  test.for([
    'vad kostar SEO?',
    'how much is a website?',
    'hur lång tid tar en hemsida',
    'och swish?',
  ])('that name one: %s', (text) => {
    expect(isSubjectless(text)).toBe(false);
  });
});

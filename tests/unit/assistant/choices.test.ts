import { describe, expect, test } from 'vitest';
import { choiceLines, pickChoice, withoutChoices } from '../../../lambdas/assistant/reply/choices';

const OFFER = `Är det något av det här?\n\n${choiceLines(['Vad kostar SEO?', 'Vad ingår?', 'Hur länge?'])}`;

describe('a choice of the turn before', () => {
  test.for([
    ['1', 'Vad kostar SEO?'],
    ['den första', 'Vad kostar SEO?'],
    ['nummer 2', 'Vad ingår?'],
    ['Den andra, tack!', 'Vad ingår?'],
    ['the second one', 'Vad ingår?'],
    ['3', 'Hur länge?'],
    ['the last one', 'Hur länge?'],
    ['sista', 'Hur länge?'],
    ['ja', 'Vad kostar SEO?'],
    ['yes please', 'Vad kostar SEO?'],
  ] as const)('"%s" picks "%s"', ([said, choice]) => {
    expect(pickChoice(said, OFFER)).toBe(choice);
  });

  test.for([
    '4',
    'nej',
    'vad kostar en hemsida',
    'vår andra sajt behöver också hjälp med SEO',
    'ja men vad kostar det då',
    '',
  ])('"%s" picks none', (said) => {
    expect(pickChoice(said, OFFER)).toBeUndefined();
  });

  test('is none where nothing was offered', () => {
    expect(pickChoice('1', 'SEO kostar 8 000 kr.')).toBeUndefined();
  });
});

test('a passage’s own list is no choice', () => {
  const text = withoutChoices('Två delar:\n– webb\n– annonser');
  expect(pickChoice('1', text)).toBeUndefined();
  expect(text).toContain('webb');
});

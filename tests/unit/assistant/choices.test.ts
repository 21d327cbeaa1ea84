import { describe, expect, test } from 'vitest';
import {
  choiceLines,
  dropChoices,
  pickChoice,
  escapeChoices,
} from '../../../lambdas/assistant/reply/choices';

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

  test('is pointed at, but not agreed to, where the reply asked something else', () => {
    const refusal = `Vill du bli uppringd?\n\nNärmast kommer det här:\n\n${choiceLines(['Vad ingår?'])}`;
    expect(pickChoice('ja', refusal)).toBeUndefined();
    expect(pickChoice('1', refusal)).toBe('Vad ingår?');
  });

  test('is none where nothing was offered', () => {
    expect(pickChoice('1', 'SEO kostar 8 000 kr.')).toBeUndefined();
  });
});

test('a reply’s own words are what is left without its choices', () => {
  expect(dropChoices(OFFER).trim()).toBe('Är det något av det här?');
});

test('a passage’s own list is no choice', () => {
  const text = escapeChoices('Två delar:\n– webb\n– annonser');
  expect(pickChoice('1', text)).toBeUndefined();
  expect(text).toContain('webb');
});

import { expect, test } from 'vitest';
import { spellingOf } from '../../../lambdas/assistant/words/correct-spelling';

const correct = spellingOf([
  ...Array.from({ length: 3 }, () => 'Vad kostar en hemsida? Website, öppettider, betala'),
  'En enda giraff',
]);

test.for([
  ['va kostr en hmesida', 'va kostar en hemsida'],
  ['webiste', 'website'],
  ['oppetider', 'oppettider'],
] as const)('"%s" is read as "%s"', ([text, read]) => {
  expect(correct(text)).toBe(read);
});

test.for(['en', 'giraffe', 'kamel', 'bostar', 'x'.repeat(40), 'Hemsida, öppettider.'])(
  '"%s" is left alone',
  (text) => {
    expect(correct(text)).toBe(text);
  },
);

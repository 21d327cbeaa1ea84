import { expect, test } from 'vitest';
import { wordsOf } from '../../../lambdas/assistant/words/words-of';
import { spellingOf } from '../../../lambdas/assistant/words/correct-spelling';

const COMMON = 'Vad kostar en hemsida? Website, öppettider, betala';
const correct = spellingOf([COMMON, COMMON, COMMON, 'En enda giraff'].map(wordsOf), (word) =>
  wordsOf(`${COMMON} En enda giraff`).includes(word),
);

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

import { type Assistant, REPLY_SHAPES } from '../../../lambdas/assistant/assistant';
import { URGENT_NEEDS } from '../../../lambdas/assistant/needs';
import { unmistakableNeed } from '../../../lambdas/assistant/unmistakable';

/**
 * Not the assistant: says what it was asked and how much it was told before, so that tests of the
 * functions around it can tell replies apart. A question that begins with a shape gets that shape.
 */
export const standInAssistant: Assistant = async ({ text, language, history, isOver }) => {
  const need = isOver ? undefined : unmistakableNeed(text);
  return {
    shape: REPLY_SHAPES.find((shape) => text.startsWith(`${shape}:`)) ?? 'sure',
    text: `[${language}] reply to "${text}" after ${history.length} turns`,
    citations: [],
    urgent: need && URGENT_NEEDS[need],
  };
};

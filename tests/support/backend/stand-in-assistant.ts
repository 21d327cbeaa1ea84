import { type Assistant, REPLY_SHAPES } from '../../../lambdas/assistant/assistant';
import { URGENT } from '../../../lambdas/assistant/needs';

/**
 * Not the assistant: says what it was asked and how much it was told before, so that tests of the
 * functions around it can tell replies apart. A question that begins with a shape gets that shape, and one
 * that then names why it cannot wait is as urgent.
 */
export const standInAssistant: Assistant = async ({ text, language, history }) => ({
  shape: REPLY_SHAPES.find((shape) => text.startsWith(`${shape}:`)) ?? 'sure',
  text: `[${language}] reply to "${text}" after ${history.length} turns`,
  citations: [],
  urgent: URGENT.find((why) => text.startsWith(`hand-off: ${why}`)),
});

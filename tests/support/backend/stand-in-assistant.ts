import type { Assistant, ReplyShape } from '../../../lambdas/assistant/assistant';

const SHAPES: readonly ReplyShape[] = ['sure', 'unsure', 'out-of-scope', 'courtesy', 'hand-off'];

/**
 * Not the assistant: says what it was asked and how much it was told before, so that tests of the
 * functions around it can tell replies apart. A question that begins with a shape gets that shape.
 */
export const standInAssistant: Assistant = async ({ text, language, history }) => ({
  shape: SHAPES.find((shape) => text.startsWith(`${shape}:`)) ?? 'sure',
  text: `[${language}] reply to "${text}" after ${history.length} turns`,
  citations: [],
});

import type { Prompt } from './prompt';

export interface ModelOptions {
  modelId: string;
  region: string;
  /** Amazon's own where absent. */
  endpoint: string | undefined;
  timeoutMs?: number;
}

/** What the model says, word for word; throws for everything but an answer in time. */
export type AskModel = (prompt: Prompt) => Promise<string>;

/** Asks a model of Amazon Bedrock. */
export function bedrockModel(options: ModelOptions): AskModel {
  // Amazon's client is a fifth of the function's code, which nobody without a model is to wait for.
  const ready = import('./converse').then(({ converse }) => converse(options));
  return async (prompt) => (await ready)(prompt);
}

import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import * as v from 'valibot';
import { defaultProvider } from '../../aws/lambda-credentials';
import type { Question } from '../assistant';
import type { Prompt } from './prompt';

export interface ModelOptions {
  modelId: string;
  region: string;
  /** Amazon's own where absent. */
  endpoint: string | undefined;
  timeoutMs?: number;
}

/** What the model says, word for word; throws for everything but an answer in time. */
export type AskModel = (prompt: Prompt, question: Question) => Promise<string>;

const TIMEOUT_MS = 8000;
const MAX_TOKENS = 700;

const Converse = v.object({
  output: v.object({
    message: v.object({ content: v.array(v.object({ text: v.optional(v.string(), '') })) }),
  }),
});

/**
 * Asks a model through Bedrock's Converse API.
 *
 * @see https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Converse.html
 */
export function bedrockModel({ modelId, region, endpoint, timeoutMs }: ModelOptions): AskModel {
  const origin = endpoint ?? `https://bedrock-runtime.${region}.amazonaws.com`;
  const url = new URL(`/model/${encodeURIComponent(modelId)}/converse`, origin);
  const signer = new SignatureV4({
    service: 'bedrock',
    region,
    credentials: defaultProvider(),
    sha256: Sha256,
  });
  return async ({ system, messages }) => {
    const body = JSON.stringify({
      system: [{ text: system }],
      messages: messages.map(({ role, text }) => ({ role, content: [{ text }] })),
      inferenceConfig: { maxTokens: MAX_TOKENS, temperature: 0 },
    });
    const { headers } = await signer.sign({
      method: 'POST',
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      headers: { host: url.host, 'content-type': 'application/json' },
      body,
    });
    const signal = AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS);
    const response = await fetch(url, { method: 'POST', headers, body, signal });
    if (!response.ok) throw new Error(`Bedrock answered ${response.status}`);
    const { output } = v.parse(Converse, await response.json());
    return output.message.content.map(({ text }) => text).join('');
  };
}

import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { clientOptions } from '../../aws/client-options';
import type { AskModel, ModelOptions } from './ask-model';

/** For both attempts together; visitors wait meanwhile. */
const TIMEOUT_MS = 8000;
const CONNECT_MS = 1000;
const ATTEMPTS = 2;
const MAX_TOKENS = 700;

/**
 * Asks through Bedrock's Converse API, and once more where that fails at once.
 *
 * @see https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Converse.html
 */
export function converse(options: ModelOptions): AskModel {
  const { modelId, region, endpoint, timeoutMs = TIMEOUT_MS } = options;
  const patience = { connectMs: CONNECT_MS, requestMs: timeoutMs, attempts: ATTEMPTS };
  const { requestHandler, ...common } = clientOptions(endpoint, patience);
  const client = new BedrockRuntimeClient({
    ...common,
    region,
    // HTTP/2, its own choice, is for streams; its sessions do not outlive a frozen function.
    requestHandler: new NodeHttpHandler(requestHandler),
  });
  return async ({ system, messages }) => {
    const command = new ConverseCommand({
      modelId,
      system: [{ text: system }],
      messages: messages.map(({ role, content }) => ({ role, content: [{ text: content }] })),
      inferenceConfig: { maxTokens: MAX_TOKENS, temperature: 0 },
    });
    const abortSignal = AbortSignal.timeout(timeoutMs);
    const { output } = await client.send(command, { abortSignal });
    return (output?.message?.content ?? []).map(({ text = '' }) => text).join('');
  };
}

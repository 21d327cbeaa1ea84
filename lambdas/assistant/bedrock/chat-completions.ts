import * as v from 'valibot';
import type { AskModel } from './ask-model';

/** Models on one's own machine take their time. */
const TIMEOUT_MS = 120_000;

const Completion = v.object({
  choices: v.tupleWithRest([v.object({ message: v.object({ content: v.string() }) })], v.unknown()),
});

/**
 * Asks a server that speaks OpenAI's chat completions, as llama.cpp, Ollama and vLLM do; for trying a
 * model, not for visitors.
 *
 * @param address - the base address, with the model's name as its fragment where the server has several.
 * @param key - sent as a bearer token where there is one.
 */
export function chatCompletions(address: URL, key: string | undefined): AskModel {
  const url = `${address.origin}${address.pathname.replace(/\/$/, '')}/chat/completions`;
  const headers = {
    'content-type': 'application/json',
    ...(key ? { authorization: `Bearer ${key}` } : {}),
  };
  return async ({ system, messages }) => {
    const body = JSON.stringify({
      ...(address.hash ? { model: decodeURIComponent(address.hash.slice(1)) } : {}),
      messages: [{ role: 'system', content: system }, ...messages],
      temperature: 0,
    });
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { method: 'POST', headers, body, signal }).catch(
      (error: unknown) => {
        throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
      },
    );
    const answer = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${answer.slice(0, 200)}`.trim());
    const completion = v.safeParse(v.pipe(v.string(), v.parseJson(), Completion), answer);
    if (completion.success) return completion.output.choices[0].message.content;
    throw new Error(`no chat completion: ${answer.slice(0, 200)}`);
  };
}

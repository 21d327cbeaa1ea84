import type { Assistant } from './assistant/assistant';
import { createAssistant } from './assistant/create-assistant';
import { readKnowledge } from './assistant/read-knowledge';
import type { Log } from './log/log';

/**
 * The embedded assistant over a knowledge file, read once; questions wait for it.
 *
 * @param log - told of replies that were held back because no passage says what they say.
 */
export function loadAssistant(knowledgeFile: string, log: Log): Assistant {
  const ready = readKnowledge(knowledgeFile).then((knowledge) =>
    createAssistant(knowledge, {
      onUngrounded: (_reply, facts) => log.warn('ungrounded-reply', { facts: facts.join(', ') }),
    }),
  );
  return async (question) => (await ready)(question);
}

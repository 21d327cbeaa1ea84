import type { Assistant } from './assistant';
import { bedrockModel, type ModelOptions } from './bedrock/ask-model';
import { bedrockAssistant } from './bedrock/bedrock-assistant';
import { createAssistant } from './create-assistant';
import { readKnowledge, readWeights } from './read-knowledge';
import type { Log } from '../log/log';

/** Where the assistant's files lie. */
interface AssistantFiles {
  /** What the build wrote of the site. */
  knowledge: string;
  /** What was learnt. */
  weights: string;
}

/**
 * The assistant over its two files, made at once: whatever waited for an answer beside the second that it takes
 * would believe that none comes.
 *
 * @param log - told of replies that were held back because no passage says what they say, and of
 * answers that a model failed to give.
 * @param model - words the answers where it is given.
 * @throws KnowledgeError if one of the files is none.
 */
export function loadAssistant(files: AssistantFiles, log: Log, model?: ModelOptions): Assistant {
  const knowledge = readKnowledge(files.knowledge);
  const embedded = createAssistant(knowledge, readWeights(files.weights), {
    onUngrounded: (facts) => log.warn('ungrounded-reply', { facts: facts.join(', ') }),
  });
  if (!model) return embedded.answer;
  return bedrockAssistant({
    name: knowledge.name,
    embedded,
    ask: bedrockModel(model),
    onFallback(reason) {
      log.warn('model-failed', { reason });
      log.count('modelFailures', ['code', reason.split(':', 1)[0] ?? '']);
    },
  });
}

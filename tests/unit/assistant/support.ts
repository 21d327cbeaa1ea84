import type { Content } from '../../../build/content/content';
import { knowledgeOf } from '../../../build/knowledge/knowledge-of';
import type { Assistant } from '../../../lambdas/assistant/assistant';
import type { Weights } from '../../../lambdas/assistant/classifier/weights';
import { createAssistant } from '../../../lambdas/assistant/create-assistant';
import type { Knowledge } from '../../../lambdas/assistant/knowledge';
import { CONTENT } from '../../support/content';
import { loadContent } from '../../support/load';

/** The site's own assistant, with what it was made from and what its check held back. */
export interface OwnAssistant {
  content: Content;
  knowledge: Knowledge;
  ask: Assistant;
  heldBack: string[];
}

/** @param classifier - what it learnt, where that is not what is committed. */
export async function ownAssistant(content?: Content, classifier?: Weights): Promise<OwnAssistant> {
  const used = content ?? (await loadContent(CONTENT));
  const knowledge = { ...knowledgeOf(used), ...(classifier && { classifier }) };
  const heldBack: string[] = [];
  const ask = createAssistant(knowledge, {
    onUngrounded: (_, ungrounded) => heldBack.push(...ungrounded),
  });
  return { content: used, knowledge, ask, heldBack };
}

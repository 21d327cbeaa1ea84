import type { Content } from '../../../build/content/content';
import { knowledgeOf } from '../../../build/knowledge/knowledge-of';
import type { Assistant } from '../../../lambdas/assistant/assistant';
import { createAssistant } from '../../../lambdas/assistant/create-assistant';
import type { Knowledge } from '../../../lambdas/assistant/knowledge';
import { committedWeights } from '../../../lambdas/assistant/weights-file';
import { CONTENT } from '../../support/content';
import { loadContent } from '../../support/load';

/** The site's own assistant, with what it was made from and what its check held back. */
export interface OwnAssistant {
  content: Content;
  knowledge: Knowledge;
  ask: Assistant;
  heldBack: string[];
}

let own: Promise<OwnAssistant> | undefined;
/** The assistant as it is committed; made once a worker, for it takes a second. */
export const committedAssistant = (): Promise<OwnAssistant> => (own ??= ownAssistant());

/** @param learnt - what it learnt, where that is not what is committed. */
export async function ownAssistant(
  content?: Content,
  learnt = committedWeights(),
): Promise<OwnAssistant> {
  const used = content ?? (await loadContent(CONTENT));
  const knowledge = knowledgeOf(used);
  const heldBack: string[] = [];
  const { answer: ask } = createAssistant(knowledge, learnt, {
    onUngrounded: (ungrounded) => heldBack.push(...ungrounded),
  });
  return { content: used, knowledge, ask, heldBack };
}

import type { Assistant } from '../../lambdas/assistant/assistant';
import { createAssistant } from '../../lambdas/assistant/create-assistant';
import { committedWeights } from '../../lambdas/assistant/weights-file';
import { Unavailable } from '../../lambdas/errors/errors';
import type { Content } from '../content/content';
import { knowledgeOf } from './knowledge-of';

/** The assistant of content that somebody works on: made anew when the content is another. */
export function followingAssistant(contentNow: () => Content | undefined): Assistant {
  let made: { from: Content; assistant: Assistant } | undefined;
  return async (question) => {
    const content = contentNow();
    if (!content) throw new Unavailable('the content has mistakes and shows nothing');
    if (made?.from !== content) {
      const assistant = createAssistant(knowledgeOf(content), committedWeights()).answer;
      made = { from: content, assistant };
    }
    return made.assistant(question);
  };
}

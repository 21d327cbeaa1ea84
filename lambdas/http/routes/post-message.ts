import type { Assistant } from '../../assistant/assistant';
import { answerMessage } from '../../chat/answer-message';
import { MessageRequest } from '../../chat/requests';
import { sessionKey } from '../../chat/session-id';
import { spend } from '../../store/spend';
import { keepUnanswered } from '../../chat/keep-unanswered';
import { readBody } from '../read-request';
import type { Route } from '../types';

export const postMessage = (assistant: Assistant): Route => ({
  method: 'POST',
  path: '/api/chat-assistant',
  handle: (dependencies) => async (c) => {
    const { store, limits, now } = dependencies;
    const { sessionId, ...request } = await readBody(c, MessageRequest);
    const session = sessionKey(sessionId);
    await spend(store, limits, 'messagesPerSession', session, now());
    const answered = await answerMessage({ ...dependencies, assistant }, session, request);
    const { id, content, at, shape } = answered.reply;
    const log = c.get('log');
    log.count('replies', ['shape', shape]);
    // The visitor has an answer; that an editor misses a question is no reason to withhold it.
    await keepUnanswered(store, answered).catch((error: unknown) =>
      log.error('keep-unanswered', error),
    );
    return c.json({ message: content, id, created_at: new Date(at).toISOString(), shape });
  },
});

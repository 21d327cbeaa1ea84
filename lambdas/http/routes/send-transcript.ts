import { SessionRequest } from '../../chat/requests';
import { sessionKey } from '../../chat/session-id';
import { readBody } from '../read-request';
import type { Route } from '../types';

/**
 * Lets the sweep mail the conversation to the agency now, if it has anything new. The answer is the
 * same whatever there was, so that it tells nothing about a session.
 */
export const sendTranscript: Route = {
  method: 'POST',
  path: '/api/send-chat-transcript',
  handle:
    ({ store, now }) =>
    async (c) => {
      const { sessionId } = await readBody(c, SessionRequest);
      await store.closeSession(sessionKey(sessionId), now());
      return c.json({ accepted: true });
    },
};

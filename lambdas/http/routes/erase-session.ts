import { SessionRequest } from '../../chat/requests';
import { sessionKey } from '../../chat/session-id';
import { readQuery } from '../read-request';
import type { Route } from '../types';

/** Erases the conversation and who the visitor is; the same answer where there was nothing. */
export const eraseSession: Route = {
  method: 'DELETE',
  path: '/api/chat-assistant',
  handle:
    ({ store, now }) =>
    async (c) => {
      const { sessionId } = readQuery(c, SessionRequest);
      await store.eraseSession(sessionKey(sessionId), now());
      return c.body(null, 204);
    },
};

import { SessionRequest } from '../../chat/requests';
import { sessionKey } from '../../chat/session-id';
import { readQuery } from '../read-request';
import type { Route } from '../types';

/** The conversation so far; the same empty list for a session that nobody has used. */
export const listMessages: Route = {
  method: 'GET',
  path: '/api/chat-assistant',
  handle:
    ({ store, now }) =>
    async (c) => {
      const { sessionId } = readQuery(c, SessionRequest);
      const messages = await store.listMessages(sessionKey(sessionId), { now: now() });
      return c.json({
        messages: messages.map(({ id, role, content, at }) => ({
          id,
          role,
          content,
          created_at: new Date(at).toISOString(),
        })),
      });
    },
};

import { MessagesRequest, toCursor } from '../../chat/requests';
import { sessionKey } from '../../chat/session-id';
import { readQuery } from '../read-request';
import type { Route } from '../types';

/** Messages that one answer holds. */
const PAGE = 100;

/** The newest messages, or those before a cursor; the same empty list for a session nobody has used. */
export const listMessages: Route = {
  method: 'GET',
  path: '/api/chat-assistant',
  handle:
    ({ store, now }) =>
    async (c) => {
      const { sessionId, before: place } = readQuery(c, MessagesRequest);
      // One more than is told: whether there is anything before.
      const found = await store.listMessages(sessionKey(sessionId), {
        now: now(),
        newest: PAGE + 1,
        ...(place !== undefined && { before: { place } }),
      });
      const messages = found.slice(-PAGE);
      const [first] = messages;
      return c.json({
        messages: messages.map(({ id, role, content, at }) => ({
          id,
          role,
          content,
          created_at: new Date(at).toISOString(),
        })),
        ...(first && found.length > PAGE && { earlier: toCursor(first.place) }),
      });
    },
};

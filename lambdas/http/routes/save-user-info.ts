import { UserInfoRequest } from '../../chat/requests';
import { sessionKey } from '../../chat/session-id';
import { readBody } from '../read-request';
import type { Route } from '../types';

/** Keeps who the visitor is. */
export const saveUserInfo: Route = {
  method: 'POST',
  path: '/api/chat-assistant/user-info',
  handle:
    ({ store, now }) =>
    async (c) => {
      const { sessionId, name, email, phone } = await readBody(c, UserInfoRequest);
      await store.saveVisitor(sessionKey(sessionId), { name, email, phone }, { at: now() });
      return c.json({ saved: true });
    },
};

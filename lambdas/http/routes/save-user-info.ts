import { limitedAddress } from '../../chat/client-address';
import { UserInfoRequest } from '../../chat/requests';
import { sessionKey } from '../../chat/session-id';
import { signalsOf } from '../../chat/signals-of';
import { windowAt } from '../../conversation/limits';
import { spend } from '../../store/spend';
import { readBody } from '../read-request';
import type { Route } from '../types';

/** Keeps who the visitor is. */
export const saveUserInfo: Route = {
  method: 'POST',
  path: '/api/chat-assistant/user-info',
  handle:
    ({ store, limits, now }) =>
    async (c) => {
      const { sessionId, name, email, phone, ...filledIn } = await readBody(c, UserInfoRequest);
      const at = now();
      const address = limitedAddress(c.env.address);
      await spend(store, limits, 'contactsPerAddress', address, at);
      const few = windowAt('unmarkedContacts', limits.unmarkedContacts, address, at);
      const signals = signalsOf(filledIn, !(await store.countUp(few)));
      await store.saveVisitor(sessionKey(sessionId), { name, email, phone }, { at, signals });
      return c.json({ saved: true });
    },
};

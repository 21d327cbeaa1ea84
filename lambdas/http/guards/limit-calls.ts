import { limitedAddress } from '../../chat/client-address';
import { spend } from '../../store/spend';
import type { Guard } from '../types';

/** Counts each call for its address; messages, which cost most, for themselves. */
export const limitCalls: Guard =
  ({ store, limits, now }) =>
  async (c, next) => {
    const isMessage = c.req.method === 'POST' && c.req.path === '/api/chat-assistant';
    const limit = isMessage ? 'messagesPerAddress' : 'callsPerAddress';
    await spend(store, limits, limit, limitedAddress(c.env.address), now());
    await next();
  };

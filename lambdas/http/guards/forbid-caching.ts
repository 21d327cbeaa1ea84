import type { Guard } from '../types';

/** Answers hold a conversation: nobody keeps them, and no browser takes them for a page. */
export const forbidCaching: Guard = () => async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
};

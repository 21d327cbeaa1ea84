import { WrongKey } from '../errors';
import { isSameSecret } from '../same-secret';
import type { Guard } from '../types';

/** Refuses calls without the site's public key. */
export const requireKey: Guard =
  ({ access }) =>
  async (c, next) => {
    const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (!isSameSecret(given, access.publicKey)) throw new WrongKey();
    await next();
  };

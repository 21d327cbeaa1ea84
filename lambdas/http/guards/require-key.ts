import { ApiError } from '../../errors/errors';
import { isSameSecret } from '../same-secret';
import type { Guard } from '../types';

/** Refuses calls without the site's public key, or the one that it is taking the place of. */
export const requireKey: Guard =
  ({ access }) =>
  async (c, next) => {
    const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    const keys = [access.publicKey, access.formerPublicKey ?? access.publicKey];
    if (!keys.some((key) => isSameSecret(given, key)))
      throw new ApiError(
        401,
        'wrong-key',
        'The Authorization header must be "Bearer" and the public key.',
      );
    await next();
  };

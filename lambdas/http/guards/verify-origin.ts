import { Forbidden } from '../../errors/errors';
import { isSameSecret } from '../same-secret';
import type { Guard } from '../types';

export const ORIGIN_VERIFY_HEADER = 'x-origin-verify';

/** Refuses what did not come through the CDN. */
export const verifyOrigin: Guard =
  ({ access: { originVerify } }) =>
  async (c, next) => {
    if (originVerify !== undefined) {
      const given = c.req.header(ORIGIN_VERIFY_HEADER) ?? '';
      if (!isSameSecret(given, originVerify)) throw new Forbidden('origin-verify');
    }
    await next();
  };

import { Forbidden } from '../../errors/errors';
import type { Guard } from '../types';

/** Answers and admits pages of the allowed origins; others are refused before anything happens. */
export const allowOrigins: Guard =
  ({ access }) =>
  async (c, next) => {
    const origin = c.req.header('origin');
    if (origin === undefined) return next();
    c.header('Vary', 'Origin');
    if (!access.allowsOrigin(origin, c.req.header('host'))) throw new Forbidden('origin');
    c.header('Access-Control-Allow-Origin', origin);
    c.header('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');
    if (c.req.method !== 'OPTIONS') return next();
    c.header('Access-Control-Allow-Methods', 'GET, POST, DELETE');
    c.header('Access-Control-Allow-Headers', 'Authorization, Content-Type');
    c.header('Access-Control-Max-Age', '600');
    return c.body(null, 204);
  };

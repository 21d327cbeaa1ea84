import { ApiError } from '../../errors/errors';
import type { Guard } from '../types';

/** A form of another site cannot send this type without being asked for leave first. */
export const requireJson: Guard = () => async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (c.req.method === 'POST' && type !== 'application/json')
    throw new ApiError(415, 'not-json', 'The Content-Type must be application/json.');
  await next();
};

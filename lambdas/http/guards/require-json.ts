import { NotJson } from '../../errors/errors';
import type { Guard } from '../types';

/** A form of another site cannot send this type without being asked for leave first. */
export const requireJson: Guard = () => async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (c.req.method === 'POST' && type !== 'application/json') throw new NotJson();
  await next();
};

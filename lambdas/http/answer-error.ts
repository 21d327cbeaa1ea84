import type { Context } from 'hono';
import { ApiError, TooMany, WrongMethod } from '../errors/errors';
import type { App } from './types';

/** What a caller reads when something went wrong. */
export interface ErrorBody {
  error: { code: string; message: string; id: string };
}

/** Errors of ours as what they are; any other as a generic 500 whose id leads to the log. */
export function answerError(error: unknown, c: Context<App>): Response {
  const id = c.env.requestId;
  const log = c.get('log');
  if (!(error instanceof ApiError)) {
    log.error('failed', error);
    const body: ErrorBody = { error: { code: 'internal', message: 'Something went wrong.', id } };
    return c.json(body, 500);
  }
  const { status, code, message, retryAfter, detail } = error;
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  if (error instanceof WrongMethod) c.header('Allow', error.allow);
  if (error instanceof TooMany) log.count('limited', ['limit', error.limit]);
  const facts = { status, code, detail, message };
  if (status >= 500) log.warn('failed', facts);
  else log.info('refused', facts);
  const body: ErrorBody = { error: { code, message, id } };
  return c.json(body, status);
}

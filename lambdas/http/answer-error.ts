import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
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
    log.count('errors', ['code', 'internal']);
    return answer(c, 500, { error: { code: 'internal', message: 'Something went wrong.', id } });
  }
  const { status, code, message, retryAfter, detail } = error;
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  if (error instanceof WrongMethod) c.header('Allow', error.allow);
  if (error instanceof TooMany) log.count('limited', ['limit', error.limit]);
  else if (status >= 500) log.count('errors', ['code', code]);
  else log.count('refused', ['code', code]);
  const facts = { status, code, detail, message };
  if (status >= 500) log.warn('failed', facts);
  else log.info('refused', facts);
  return answer(c, status, { error: { code, message, id } });
}

function answer(c: Context<App>, status: ContentfulStatusCode, body: ErrorBody): Response {
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  return c.json(body, status);
}

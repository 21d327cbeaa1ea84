import type { Context } from 'hono';
import * as v from 'valibot';
import { ApiError, Invalid } from '../errors/errors';
import type { App } from './types';

/**
 * The body, as its schema wants it.
 *
 * @throws ApiError
 */
export async function readBody<T>(
  c: Context<App>,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const text = c.get('body') ?? (await c.req.text());
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new ApiError(400, 'broken-json', 'The body is not JSON.');
  }
  return check(schema, body);
}

/**
 * The query, as its schema wants it.
 *
 * @throws Invalid
 */
export const readQuery = <T>(c: Context<App>, schema: v.GenericSchema<unknown, T>): T =>
  check(schema, c.req.query());

/** Names the first field that is wrong and what was expected, never what was found. */
function check<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = issue.path?.map(({ key }) => String(key).slice(0, 40)).join('.') ?? 'body';
  if (issue.type === 'strict_object') {
    const isUnknown = issue.expected === 'never';
    throw new Invalid(field, isUnknown ? 'no such field' : issue.path ? 'a value' : 'an object');
  }
  throw new Invalid(field, issue.message);
}

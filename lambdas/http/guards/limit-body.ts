import { BodyTooLarge } from '../../errors/errors';
import type { Guard } from '../types';

export const MAX_BODY_BYTES = 16 * 1024;

/** Reads no more of a body than a message can have, whatever its length claims to be. */
export const limitBody: Guard = () => async (c, next) => {
  const claimed = Number(c.req.header('content-length') ?? 0);
  if (claimed > MAX_BODY_BYTES) throw new BodyTooLarge(MAX_BODY_BYTES);
  const { body } = c.req.raw;
  if (body) c.set('body', await readUpTo(body, MAX_BODY_BYTES));
  await next();
};

async function readUpTo(body: ReadableStream<Uint8Array>, max: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > max) throw new BodyTooLarge(max);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

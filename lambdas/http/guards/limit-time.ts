import { Unavailable } from '../../errors/errors';
import type { Guard } from '../types';

/** Below the 20 seconds that the function has. */
const LIMIT_MS = 15_000;

/** Answers in bounded time, whatever hangs; what was begun can be repeated without harm. */
export const limitTime: Guard =
  ({ timeLimitMs = LIMIT_MS }) =>
  async (_, next) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new Unavailable(`no answer within ${timeLimitMs} ms`)),
        timeLimitMs,
      );
    });
    await Promise.race([next(), over]).finally(() => clearTimeout(timer));
  };

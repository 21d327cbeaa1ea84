import { ApiError } from '../errors/errors';
import { type Mailing, mailConversation } from '../mail/mail-conversation';

export interface SweepResult {
  due: number;
  sent: number;
  /** Nothing new in them, or somebody else is at it. */
  left: number;
  failed: number;
}

export interface SweepOptions {
  /** No further mail is begun after this long. */
  budgetMs: number;
  /** Sessions that are read from each partition of the index. */
  perShard: number;
}

const DEFAULTS: SweepOptions = { budgetMs: 10_000, perShard: 50 };

/**
 * Mails conversations that ended without a click on X, and those whose mail failed. One that fails
 * keeps no other waiting; what is left over is due again at the next run.
 */
export async function sweep(
  mailing: Mailing,
  { budgetMs, perShard }: SweepOptions = DEFAULTS,
): Promise<SweepResult> {
  const { store, log, now } = mailing;
  const started = now();
  const keys = await store.dueSessions({ now: started, perShard });
  const result: SweepResult = { due: keys.length, sent: 0, left: 0, failed: 0 };
  for (const key of keys) {
    if (now() - started > budgetMs) break;
    try {
      const { kind } = await mailConversation(mailing, 'sweep', key);
      if (kind === 'sent') result.sent++;
      else result.left++;
    } catch (error) {
      result.failed++;
      if (error instanceof ApiError)
        log.warn('sweep-mail', { code: error.code, detail: error.detail });
      else log.error('sweep-mail', error);
      log.count('errors', ['code', error instanceof ApiError ? error.code : 'internal']);
    }
  }
  log.info('sweep', { ...result });
  return result;
}

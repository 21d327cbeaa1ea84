import type { Session } from '../conversation/conversation';
import type { Limits } from '../conversation/limits';
import { spend } from '../store/spend';
import { TooMany } from '../errors/errors';
import type { Log } from '../log/log';
import type { Store } from '../store/store';
import { type MailPlan, type MailReason, planMail, retryAt } from './mail-plan';
import type { SendMail } from './sender';
import { transcriptMail } from './transcript';

export interface Mailing {
  store: Store;
  sendMail: SendMail;
  limits: Limits;
  log: Log;
  now: () => number;
}

export type MailResult =
  | { kind: 'sent' }
  | { kind: 'none'; why: Extract<MailPlan, { kind: 'none' }>['why'] | 'being-sent' };

/** Longer than a sender can take; then somebody else may try. */
const LEASE_MS = 60_000;

/**
 * Mails a conversation to the agency if there is anything new in it. A sender that dies between
 * sending and noting it leaves a conversation that is mailed once more: twice is better than never.
 *
 * @throws TooMany, Unavailable where it could not be sent; the sweep will try again.
 */
export async function mailConversation(
  { store, sendMail, limits, log, now }: Mailing,
  reason: MailReason,
  key: string,
): Promise<MailResult> {
  const session = await store.findSession(key, now());
  const messages = session?.visitor ? await store.listMessages(key, { now: now() }) : [];
  const plan = planMail(reason, session, messages, now());
  if (plan.kind === 'none') {
    if (reason === 'sweep') await leave(store, key, session, plan.why, now());
    return plan;
  }
  const lease = { content: plan.content, until: now() + LEASE_MS };
  if (!(await store.beginMail(key, lease, now()))) return { kind: 'none', why: 'being-sent' };
  const { version = 0, failures = 0, language } = session ?? {};
  try {
    await spend(store, limits, 'transcriptsPerSession', key, now());
    await spend(store, limits, 'mailsInAll', 'all', now());
    await sendMail(transcriptMail({ visitor: plan.visitor, language, messages }));
  } catch (error) {
    const isPostponed = error instanceof TooMany;
    const dueAt = isPostponed ? now() + error.retryAfter * 1000 : retryAt(now(), failures);
    log.count('mails', ['outcome', isPostponed ? 'postponed' : 'failed']);
    await store.endMail(key, lease, { kind: 'later', dueAt, failed: !isPostponed });
    throw error;
  }
  await store.endMail(key, lease, { kind: 'sent', content: plan.content, version });
  log.count('mails', ['outcome', 'sent']);
  return { kind: 'sent' };
}

/** What will never be due again unless it changes is not looked at again. */
async function leave(
  store: Store,
  key: string,
  session: Session | undefined,
  why: Extract<MailPlan, { kind: 'none' }>['why'],
  now: number,
): Promise<void> {
  if (!session) await store.dropExpired(key, now);
  else if (why === 'no-visitor' || why === 'already-sent') await store.dropDue(key, session);
}

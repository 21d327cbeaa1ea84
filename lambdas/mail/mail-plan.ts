import type { Message, Session, Visitor } from '../conversation/conversation';
import { fingerprint } from './fingerprint';

/** Who asks for a mail: the visitor by closing the chat, or the sweep for those who did not. */
export type MailReason = 'closed' | 'sweep';

export type MailPlan =
  | { kind: 'none'; why: 'no-visitor' | 'too-short' | 'not-due' | 'already-sent' }
  | { kind: 'mail'; visitor: Visitor; content: string };

/**
 * Whether a conversation is to be mailed now. Closing the chat mails it if more than one message is
 * there; the sweep also mails who only left name, address and number.
 */
export function planMail(
  reason: MailReason,
  session: Session | undefined,
  messages: readonly Message[],
  now: number,
): MailPlan {
  if (!session?.visitor) return { kind: 'none', why: 'no-visitor' };
  if (reason === 'closed' && messages.length <= 1) return { kind: 'none', why: 'too-short' };
  if (reason === 'sweep' && (session.dueAt === undefined || session.dueAt > now)) {
    return { kind: 'none', why: 'not-due' };
  }
  const content = fingerprint(session.visitor, messages);
  if (session.mailed === content) return { kind: 'none', why: 'already-sent' };
  return { kind: 'mail', visitor: session.visitor, content };
}

const FIRST_RETRY_MS = 15 * 60_000;
const LAST_RETRY_MS = 24 * 3_600_000;

/** When a failed mail is tried again: after 15 minutes, then twice as long each time, up to a day. */
export const retryAt = (now: number, failures: number): number =>
  now + Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(failures, 10));

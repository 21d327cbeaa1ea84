import type { Visitor } from '../conversation/conversation';
import { LONGEST_MS } from '../conversation/idle';
import { isExpired } from '../conversation/retention';
import type { Session } from '../store/session-item';

/** A conversation that somebody should hear of. */
export interface Lead extends Session {
  visitor: Visitor;
  since: number;
}

/** What one run of the sweep does. */
interface SweepPlan {
  /** Each has a mail of its own. */
  alone: Lead[];
  /** Named together in one mail. */
  digest: Lead[];
  /** Mailed, and never heard of since. */
  lost: Lead[];
  expired: Session[];
}

export interface Budget {
  /** Mails about one conversation that may still go out. */
  alone: number;
  /** Whether a digest may. */
  digest: boolean;
}

/** A conversation is mailed alone so many times; then nobody waits for each word of it. */
const MOST_ALONE = 10;

/** Marking a conversation as mailed is a write; so many are done within a run. */
const MOST_IN_DIGEST = 500;

/** Decides what is mailed now, given everything that is open. */
export function planSweep(open: readonly Session[], now: number, budget: Budget): SweepPlan {
  const leads = leadsIn(open, now);
  const due = leads.filter((lead) => stateOf(lead, now) === 'due').sort(byWeight);
  const alone = due.filter(mayBeAlone).slice(0, budget.alone);
  const rest = due.filter((lead) => !alone.includes(lead));
  return {
    alone,
    digest: budget.digest ? rest.slice(0, MOST_IN_DIGEST) : [],
    lost: leads.filter((lead) => stateOf(lead, now) === 'lost'),
    expired: open.filter(({ expires }) => isExpired(expires, now)),
  };
}

/** How long, in milliseconds, the longest has waited, and how many wait although they are due. */
export function waitOf(open: readonly Session[], now: number): { oldest: number; waiting: number } {
  const unmailed = leadsIn(open, now).filter((lead) => stateOf(lead, now) !== 'sent');
  return {
    oldest: Math.max(0, ...unmailed.map(({ since }) => now - since)),
    waiting: unmailed.filter((lead) => stateOf(lead, now) !== 'resting').length,
  };
}

const leadsIn = (open: readonly Session[], now: number): Lead[] =>
  open.filter(
    (session): session is Lead =>
      session.visitor !== undefined &&
      session.since !== undefined &&
      !isExpired(session.expires, now),
  );

function stateOf(lead: Lead, now: number): 'resting' | 'due' | 'sent' | 'lost' {
  const { dueAt = now, since, hurry, mailed, version } = lead;
  if (mailed === version) return dueAt <= now ? 'lost' : 'sent';
  const isDue = dueAt <= now || hurry !== undefined || since + LONGEST_MS <= now;
  return isDue ? 'due' : 'resting';
}

const mayBeAlone = ({ signals, mails, failures }: Lead): boolean =>
  signals.length === 0 && mails < MOST_ALONE && failures === 0;

/** What is urgent first, then those with a real exchange, then who waits longest; those that are marked come last. */
const byWeight = (a: Lead, b: Lead): number =>
  Number(a.signals.length > 0) - Number(b.signals.length > 0) ||
  Number(a.urgent === undefined) - Number(b.urgent === undefined) ||
  Number(a.excerpt === undefined) - Number(b.excerpt === undefined) ||
  a.since - b.since;

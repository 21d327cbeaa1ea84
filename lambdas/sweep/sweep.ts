import { digestMail } from '../mail/digest';
import { transcriptMail } from '../mail/transcript';
import type { Session } from '../store/session-item';
import { type Budget, type Lead, planSweep, waitOf } from './plan-sweep';
import { loseMails, sendAbout } from './send-about';
import { each, type Sweeping, tell, windowOf } from './sweeping';

export interface SweepResult {
  /** Conversations that were mailed, alone or in a digest. */
  mailed: number;
  /** Conversations whose mail is due and was not sent. */
  waiting: number;
}

/** No further mail is begun after this long; the function has a minute. */
const BUDGET_MS = 40_000;

/**
 * The only sender of mail: mails every conversation that is due, and tells how long others wait.
 * One whose mail fails keeps no other waiting; the next digest names it.
 */
export async function sweep(sweeping: Sweeping): Promise<SweepResult> {
  const { store, log, now } = sweeping;
  const started = now();
  const open = await store.openSessions();
  const plan = planSweep(open, started, await budgetOf(sweeping, open));
  await each(sweeping, plan.expired, ({ key }) => store.dropExpired(key, started));
  if (plan.lost.length > 0) log.count('mails', ['outcome', 'unconfirmed'], plan.lost.length);
  await loseMails(sweeping, plan.lost);
  const mailed = new Set(await attempt(sweeping, () => mailDigest(sweeping, plan.digest)));
  for (const lead of plan.alone) {
    if (now() - started > BUDGET_MS) break;
    for (const held of await attempt(sweeping, () => mailAlone(sweeping, lead))) mailed.add(held);
  }
  const { oldest, waiting } = waitOf(
    open.filter((session) => !mailed.has(session)),
    now(),
  );
  log.gauge('OldestUnmailedLead', Math.round(oldest / 1000));
  log.gauge('WaitingLeads', waiting);
  log.info('sweep', { open: open.length, mailed: mailed.size, waiting });
  return { mailed: mailed.size, waiting };
}

type Held = readonly Session[];

const attempt = ({ log }: Sweeping, work: () => Promise<Held>): Promise<Held> =>
  work().catch((error: unknown) => {
    tell(log, error);
    return [];
  });

/** The counters are read only where something waits. */
async function budgetOf(sweeping: Sweeping, open: readonly Session[]): Promise<Budget> {
  const { store, now } = sweeping;
  if (waitOf(open, now()).waiting === 0) return { alone: 0, digest: false };
  const [hour, day, digests] = await Promise.all(
    (['mailsPerHour', 'mailsPerDay', 'digests'] as const).map((name) =>
      store.countLeft(windowOf(sweeping, name)),
    ),
  );
  return { alone: Math.max(0, Math.min(hour ?? 0, day ?? 0)), digest: (digests ?? 0) > 0 };
}

async function mailAlone(sweeping: Sweeping, lead: Lead): Promise<Held> {
  const { store, now } = sweeping;
  const messages = await store.listMessages(lead.key, { now: now() });
  await store.countUp(windowOf(sweeping, 'mailsPerHour'));
  await store.countUp(windowOf(sweeping, 'mailsPerDay'));
  return sendAbout(sweeping, [lead], {
    isAlone: true,
    write: () => transcriptMail({ ...lead, messages }),
  });
}

async function mailDigest(sweeping: Sweeping, leads: readonly Lead[]): Promise<Held> {
  if (leads.length === 0) return [];
  if (!(await sweeping.store.countUp(windowOf(sweeping, 'digests')))) return [];
  const held = await sendAbout(sweeping, leads, { isAlone: false, write: digestMail });
  const postponed = held.length - held.filter(({ failures }) => failures > 0).length;
  if (postponed > 0) sweeping.log.count('mails', ['outcome', 'postponed'], postponed);
  return held;
}

import { randomUUID } from 'node:crypto';
import type { Mail } from '../mail/sender';
import type { Lead } from './plan-sweep';
import { each, type Sweeping, tell } from './sweeping';

/** Word of a mail comes within seconds; without any in this time it counts as lost. */
const CONFIRM_MS = 40 * 60_000;

/**
 * Sends one mail about leads, but for those that somebody has mailed, changed or erased since they
 * were read. They are marked first: a sender that dies leaves leads whose mail is never heard of.
 *
 * @returns those that the mail held; none where it could not be sent.
 */
export async function sendAbout(
  sweeping: Sweeping,
  leads: readonly Lead[],
  { isAlone, write }: { isAlone: boolean; write: (leads: readonly Lead[]) => Mail },
): Promise<readonly Lead[]> {
  const { store, sendMail, isFinal, log, now } = sweeping;
  const at = now();
  const mail = randomUUID();
  const marked = new Set(
    await each(sweeping, leads, ({ key, version }) =>
      store.beginMail(key, { mail, version }, { until: at + CONFIRM_MS, isAlone }),
    ),
  );
  const held = leads.filter((lead) => marked.has(lead));
  if (held.length === 0) return [];
  try {
    await store.putMail(mail, { at, sessions: held });
    await sendMail(write(held), mail);
  } catch (error) {
    tell(log, error);
    log.count('mails', ['outcome', 'failed']);
    await loseMails(
      sweeping,
      held.map((lead) => ({ ...lead, mail })),
    );
    return [];
  }
  log.count('mails', ['outcome', 'sent']);
  if (isFinal) {
    await each(sweeping, held, ({ key, version }) => store.confirmMail(key, { version, at }));
  }
  return held;
}

/** Has leads named in the next digest, for the mails that held them are lost. */
export async function loseMails(sweeping: Sweeping, leads: readonly Lead[]): Promise<void> {
  await each(sweeping, leads, ({ key, mail = '', version, since }) =>
    sweeping.store.loseMail(key, { mail, version, at: since }, sweeping.now()),
  );
}

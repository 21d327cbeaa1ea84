import type { Log } from '../log/log';
import type { Store } from '../store/store';
import type { MailEvent } from './read-mail-event';

interface Hearing {
  store: Store;
  log: Log;
  now: () => number;
}

/**
 * Notes what became of a mail. Word may come late, twice and in any order, also of conversations
 * that have changed or are erased; that a mail was lost counts for more than that it came.
 */
export async function hearOfMail(
  { store, log, now }: Hearing,
  { mail, outcome }: MailEvent,
): Promise<void> {
  const kept = await store.findMail(mail);
  if (!kept) return log.warn('mail-event', { outcome, detail: 'no such mail' });
  const isNews = outcome === 'bounced' ? await store.noteLost(mail, now()) : !kept.isLost;
  for (const { key, version } of kept.sessions) {
    if (outcome === 'bounced') await store.loseMail(key, { mail, version, at: kept.at }, now());
    else if (!kept.isLost) await store.confirmMail(key, { version, at: kept.at });
  }
  if (isNews) log.count('mails', ['outcome', outcome]);
}

import { CommandError, misused, readArguments, runCommand } from '../../content/core/command-line';
import { KEEP_MS } from '../conversation/retention';
import { withStore, WHERE_USAGE } from '../local/open-store';
import { transcriptMail } from '../mail/transcript';
import type { Store } from '../store/store';
import { type Choice, chooseLeads, isAbout, type KnownSession, stateOf } from './find-leads';

const USAGE = `Usage: npm run chat:leads -- [--new | --bounced | --all | --find TEXT | --show KEY | --handled KEY | --resend KEY | --erase KEY] [--json] [--stage STAGE]
  --new          conversations that no mail has brought yet (what is shown without an option)
  --bounced      those of them whose mail was lost
  --all          every conversation whose visitor is known
  --find TEXT    those whose name, e-mail or phone holds the text, whatever its case and spaces
  --show KEY     one conversation whole
  --handled KEY  somebody has seen to it: it is mailed no more, unless it goes on
  --resend KEY   has it mailed once more
  --erase KEY    deletes it and who the visitor is
  --json         for machines
${WHERE_USAGE}`;

/** What is done with one conversation. */
const DEEDS = ['show', 'handled', 'resend', 'erase'] as const;

/** `npm run chat:leads`: who has left a wish, and what has become of it. */
async function main(): Promise<void> {
  const { values } = readArguments({
    usage: USAGE,
    options: {
      new: { type: 'boolean' },
      bounced: { type: 'boolean' },
      all: { type: 'boolean' },
      find: { type: 'string' },
      show: { type: 'string' },
      handled: { type: 'string' },
      resend: { type: 'string' },
      erase: { type: 'string' },
      json: { type: 'boolean', default: false },
      stage: { type: 'string' },
    },
  });
  const { json, stage, ...asked } = values;
  const given = Object.values(asked).filter((value) => value !== undefined).length;
  if (given > 1) throw misused('Only one thing can be asked at a time', USAGE);
  await withStore(stage, async (store, where) => {
    console.error(`Reading ${where}.`);
    const deed = DEEDS.find((name) => asked[name] !== undefined);
    if (deed) return await act(store, deed, asked[deed] ?? '', json);
    const choice: Choice = asked.bounced ? 'bounced' : asked.all || asked.find ? 'all' : 'new';
    const { find = '' } = asked;
    const leads = chooseLeads(await store.allSessions(Date.now()), choice).filter(({ visitor }) =>
      isAbout(visitor, find),
    );
    if (json) console.log(JSON.stringify(leads.map(factsOf), null, 2));
    else if (leads.length === 0) console.log('None.');
    else for (const lead of leads) console.log(Object.values(factsOf(lead)).join(' · '));
  });
}

async function act(
  store: Store,
  deed: (typeof DEEDS)[number],
  key: string,
  json: boolean,
): Promise<void> {
  const now = Date.now();
  const session = await store.findSession(key, now);
  if (!session)
    throw new CommandError(`There is no conversation ${key}. --all lists those there are.`);
  if (deed === 'erase') {
    await store.eraseSession(key, now);
    console.log('Erased. Its mails are in the inbox still.');
    return;
  }
  const { visitor } = session;
  if (!visitor)
    throw new CommandError(`Nobody knows who wrote ${key}, so there is nobody to answer.`);
  if (deed === 'show') {
    const messages = await store.listMessages(key, { now });
    const known = { ...session, visitor };
    console.log(
      json
        ? JSON.stringify({ ...factsOf(known), messages }, null, 2)
        : transcriptMail({ ...known, messages }).text,
    );
  } else if (deed === 'handled') {
    await store.handleSession(key, now);
    console.log('Noted.');
  } else {
    await store.resendSession(key, now);
    console.log('It is mailed within a minute, or named in the next digest.');
  }
}

/** What a list tells of a conversation, and nothing else. */
const factsOf = (session: KnownSession): Record<string, string> => ({
  key: session.key,
  changed: new Date(session.expires * 1000 - KEEP_MS).toISOString(),
  state: stateOf(session),
  ...(session.urgent && { urgent: session.urgent }),
  ...Object.fromEntries(
    Object.entries(session.visitor).map(([name, value]) => [name, oneLine(value)]),
  ),
  ...(session.signals.length > 0 && { signals: session.signals.join(', ') }),
  ...(session.excerpt !== undefined && { excerpt: oneLine(session.excerpt) }),
});

/** Nothing that a visitor has typed moves the cursor of a terminal. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ');

await runCommand(main);

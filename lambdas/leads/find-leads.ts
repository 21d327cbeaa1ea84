import type { Visitor } from '../conversation/conversation';
import type { Session } from '../store/session-item';

/** A conversation whose visitor said who they are. */
export type KnownSession = Session & { visitor: Visitor };

type LeadState = 'new' | 'sent' | 'lost' | 'mailed' | 'handled';

/** What has become of it: `lost` is new again, `sent` waits for word that its mail arrived. */
export function stateOf({ since, handled, mailed, version, failures }: Session): LeadState {
  if (handled !== undefined) return 'handled';
  if (since === undefined) return 'mailed';
  if (mailed === version) return 'sent';
  return failures > 0 ? 'lost' : 'new';
}

export type Choice = 'new' | 'bounced' | 'all';

const CHOSEN: Readonly<Record<Choice, readonly LeadState[]>> = {
  new: ['new', 'lost'],
  bounced: ['lost'],
  all: ['new', 'sent', 'lost', 'mailed', 'handled'],
};

/** Those that are asked for, the newest first. */
export const chooseLeads = (sessions: readonly Session[], choice: Choice): KnownSession[] =>
  sessions
    .filter((session): session is KnownSession => session.visitor !== undefined)
    .filter((session) => CHOSEN[choice].includes(stateOf(session)))
    .sort((a, b) => b.expires - a.expires);

/** A telephone has this many digits; fewer may be part of any address. */
const FEWEST_DIGITS = 5;

/** Whether a visitor's name, address or number holds a text, whatever its case, marks and spaces. */
export function isAbout({ name, email, phone }: Visitor, text: string): boolean {
  const digits = digitsOf(text);
  const isNumber = digits.length >= FEWEST_DIGITS && /^[\d\s()+./-]+$/.test(text);
  return isNumber
    ? digitsOf(phone).includes(digits)
    : [name, email].some((value) => fold(value).includes(fold(text)));
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s]+/gu, '')
    .toLowerCase();

/** Digits as they are dialled at home: +46 31 and 0046 31 are 031, and so is +46 (0)31. */
const digitsOf = (phone: string): string =>
  phone.replace(/\D/g, '').replace(/^(?:00)?460?(?=\d{6})/, '0');

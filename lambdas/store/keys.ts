/** Items of the one table, by partition and sort key. */
type Key = Readonly<Record<'pk' | 'sk', string>>;

/** What is known of a session beside its messages. */
export const sessionItem = (session: string): Key => ({ pk: `s#${session}`, sk: 'u' });

export const claimItem = (session: string, claim: { id: string }): Key => ({
  pk: `s#${session}`,
  sk: `i#${claim.id}`,
});

/** Sort keys that begin so are messages, in the order of the conversation. */
export const MESSAGE = 'm#';

/** Enough digits for milliseconds until the year 5138, so that text sorts as numbers do. */
const sortable = (at: number): string => String(at).padStart(14, '0');

export const questionItem = (session: string, claim: { id: string; at: number }): Key => ({
  pk: `s#${session}`,
  sk: `${MESSAGE}${sortable(claim.at)}#0#${claim.id}`,
});

export const replyItem = (session: string, claim: { id: string; at: number }): Key => ({
  pk: `s#${session}`,
  sk: `${MESSAGE}${sortable(claim.at)}#1#${claim.id}`,
});

/** Where the rows of a claim begin; what sorts before it was said before. */
export const placeOf = (claim: { at: number }): string => `${sortable(claim.at)}#`;

/** A counter of one window of one limit. */
export const counterItem = (name: string, subject: string, windowStart: number): Key => ({
  pk: `r#${name}#${subject}`,
  sk: sortable(windowStart),
});

/** Which conversations a mail held. */
export const mailItem = (id: string): Key => ({ pk: `e#${id}`, sk: 'e' });

/** Questions without a sure answer, a partition a day. */
export const unansweredItem = (day: string, claim: { id: string; at: number }): Key => ({
  pk: `q#${day}`,
  sk: `${sortable(claim.at)}#${claim.id}`,
});

export const sessionOf = (pk: string): string => pk.replace(/^s#/, '');

import { domainToASCII } from 'node:url';

/**
 * A visitor's words for a header field: one line, no control characters, nothing that a mail program
 * would decode (`=?utf-8?Q?…?=`), of bounded length.
 */
export const headerText = (text: string, max: number): string => {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .replace(/ {2,}/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join('')}…`;
};

/**
 * The address that an answer goes to, or undefined where the visitor gave none that SES takes. It
 * takes ASCII before the @ only; a domain with other letters is written as its registered name.
 */
export function replyAddress(email: string): string | undefined {
  const [, local, domain] =
    /^([A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64})@([^\s@<>()[\]\\,;:"]+)$/u.exec(email.trim()) ?? [];
  if (local === undefined || domain === undefined || /^\.|\.\.|\.$/.test(local)) return undefined;
  const host = domainToASCII(domain);
  const isHost = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host);
  return isHost && host.length <= 253 ? `${local}@${host}` : undefined;
}

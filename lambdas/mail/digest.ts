import type { Signal, Visitor } from '../conversation/conversation';
import type { Session } from '../store/session-item';
import { escapeHtml } from './escape-html';
import { headerText } from './header-text';
import type { Mail } from './sender';
import { time } from './time';
import { urgentText } from './urgent-text';

/** A conversation as a digest names it. */
export type Named = Pick<Session, 'key' | 'excerpt' | 'signals' | 'urgent'> & {
  visitor: Visitor;
  since: number;
};

const SIGNAL_TEXTS: Readonly<Record<Signal, string>> = {
  honeypot: 'fyllde i ett fält som ingen ser',
  'too-fast': 'fyllde i formuläret på under två sekunder',
  repeated: 'en av många från samma adress idag',
};

/** One mail that names conversations, in the agency's own language. */
export function digestMail(named: readonly Named[]): Mail {
  const paragraphs = [[HEAD], ...named.map(linesOf)];
  return {
    subject: `${urgentText(named.map(({ urgent }) => urgent))}${named.length} ${named.length === 1 ? 'kontakt' : 'kontakter'} i chatten`,
    text: paragraphs.map((lines) => lines.join('\n')).join('\n\n'),
    html: `<!DOCTYPE html><html lang="sv"><head><meta charset="utf-8"><title>Chatt</title></head><body>${paragraphs
      .map((lines) => `<p>${lines.map(escapeHtml).join('<br>')}</p>`)
      .join('')}</body></html>`,
    replyTo: undefined,
  };
}

const HEAD = 'De som väntat på ett eget mejl, eller vars mejl inte kom fram:';

/** Each on one line, so that nothing a visitor writes looks like a line of ours. */
const linesOf = ({ key, visitor, since, excerpt, signals, urgent }: Named): string[] => [
  `${urgentText([urgent])}${headerText(visitor.name, 200)}`,
  `E-post: ${headerText(visitor.email, 254)}`,
  `Telefon: ${headerText(visitor.phone, 60)}`,
  `Väntar sedan: ${time(since)}`,
  excerpt === undefined ? 'Skrev inget.' : `Frågade: ${headerText(excerpt, 200)}`,
  ...(signals.length > 0
    ? [`Kanske ingen människa: ${signals.map((signal) => SIGNAL_TEXTS[signal]).join(', ')}`]
    : []),
  `Läs hela: npm run chat:leads -- --show ${key}`,
];

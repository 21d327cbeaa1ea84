import { LANGUAGES, type Language } from '../../content/core/language';
import type { Urgent } from '../assistant/needs';
import type { Message, Visitor } from '../conversation/conversation';
import { escapeHtml } from './escape-html';
import { headerText, replyAddress } from './header-text';
import type { Mail } from './sender';
import { time } from './time';
import { urgentText } from './urgent-text';

interface Transcript {
  visitor: Visitor;
  /** The language that the visitor wrote in last. */
  language?: Language | undefined;
  messages: readonly Message[];
  urgent?: Urgent | undefined;
}

const SUBJECT_LENGTH = 120;

/** The mail about a conversation, in the agency's own language. */
export function transcriptMail({ visitor, language, messages, urgent }: Transcript): Mail {
  const facts = factsOf(visitor, language);
  const lines = messages.map((message) => ({
    ...message,
    who: WHO[message.role],
    time: time(message.at),
  }));
  const name = headerText(visitor.name, SUBJECT_LENGTH - 30);
  return {
    subject:
      (urgent && `${urgentText([urgent])}${name}`) ??
      (messages.length > 0 ? `Chatt med ${name}` : `Ny kontakt i chatten: ${name}`),
    text: [
      ...facts.map(([label, value]) => `${label}: ${headerText(value, 300)}`),
      '',
      ...(lines.length > 0 ? lines.flatMap(textLines) : [NOTHING_WRITTEN]),
    ].join('\n'),
    html: `<!DOCTYPE html><html lang="sv"><head><meta charset="utf-8"><title>Chatt</title></head><body><table>${facts
      .map(
        ([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`,
      )
      .join('')}</table>${
      lines.length > 0 ? lines.map(htmlLines).join('') : `<p>${NOTHING_WRITTEN}</p>`
    }</body></html>`,
    replyTo: replyAddress(visitor.email),
  };
}

const WHO = { user: 'Besökaren', assistant: 'Assistenten' } as const;
const NOTHING_WRITTEN = 'Besökaren lämnade sina uppgifter men skrev inget.';

const factsOf = ({ name, email, phone }: Visitor, language: Language | undefined) =>
  [
    ['Namn', name],
    ['E-post', email],
    ['Telefon', phone],
    ...(language ? [['Språk', LANGUAGES[language].label] as const] : []),
  ] as const;

interface Line {
  who: string;
  time: string;
  content: string;
}

const textLines = ({ who, time, content }: Line): string[] => [
  `${who}, ${time}`,
  // Indented, so that nothing a visitor writes looks like a line of ours.
  ...content.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => `    ${line}`),
  '',
];

const htmlLines = ({ who, time, content }: Line): string =>
  `<p><b>${who}</b>, ${time}<br>${escapeHtml(content).replaceAll('\n', '<br>')}</p>`;

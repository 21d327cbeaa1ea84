import { describe, expect, test } from 'vitest';
import type { Message } from '../../../lambdas/conversation/conversation';
import { headerText, replyAddress } from '../../../lambdas/mail/header-text';
import { transcriptMail } from '../../../lambdas/mail/transcript';

const NOW = Date.UTC(2026, 6, 1, 10);
const VISITOR = { name: 'Åsa Berg', email: 'asa@exempel.se', phone: '031-1' };
const MESSAGES: Message[] = [
  { id: 'user_1', role: 'user', content: 'Hej!\nVad kostar SEO?', at: NOW },
  {
    id: 'assistant_1',
    role: 'assistant',
    content: 'Från 8 000 kr.\n– Vad ingår?',
    at: NOW + 60_000,
  },
];
describe('a transcript', () => {
  test('reads as a conversation, in Swedish and with the time in Gothenburg', () => {
    const mail = transcriptMail({ visitor: VISITOR, language: 'en', messages: MESSAGES });
    expect(mail.subject).toBe('Chatt med Åsa Berg');
    expect(mail.replyTo).toBe('asa@exempel.se');
    expect(mail.text).toBe(
      [
        'Namn: Åsa Berg',
        'E-post: asa@exempel.se',
        'Telefon: 031-1',
        'Språk: English',
        '',
        'Besökaren, 2026-07-01 12:00',
        '    Hej!',
        '    Vad kostar SEO?',
        '',
        'Assistenten, 2026-07-01 12:01',
        '    Från 8 000 kr.',
        '    – Vad ingår?',
        '',
      ].join('\n'),
    );
    expect(mail.html).toContain('Hej!<br>Vad kostar SEO?');
    expect(mail.html).toContain('<br>– Vad ingår?</p>');
  });

  test('of somebody who wrote nothing says so', () => {
    const mail = transcriptMail({ visitor: VISITOR, language: undefined, messages: [] });
    expect(mail.subject).toBe('Ny kontakt i chatten: Åsa Berg');
    expect(mail.text).toContain('Besökaren lämnade sina uppgifter men skrev inget.');
    expect(mail.text).not.toContain('Språk');
  });
});

describe('a header field', () => {
  test.each([
    ['Åsa\r\nBcc: x', 'Åsa Bcc: x'],
    ['  a\u2028b\u0000c\u202e ', 'a b c'],
    ['=?utf-8?Q?a?=', '= ?utf-8?Q?a?='],
    ['🎉'.repeat(30), `${'🎉'.repeat(19)}…`],
  ])('%j becomes %j', (text, line) => {
    expect(headerText(text, 20)).toBe(line);
  });

  test.each([
    ['asa@exempel.se', 'asa@exempel.se'],
    [' asa+chat@sub.exempel.se ', 'asa+chat@sub.exempel.se'],
    ['asa@BLÅBÄR.se', 'asa@xn--blbr-noae.se'],
    ['åsa@exempel.se', undefined],
    ['asa@exempel', undefined],
    ['asa@exempel.se\nx', undefined],
    [`${'a'.repeat(65)}@exempel.se`, undefined],
    ['a@1.2.3.4', undefined],
  ])('an answer to %j goes to %j', (email, address) => {
    expect(replyAddress(email)).toBe(address);
  });
});

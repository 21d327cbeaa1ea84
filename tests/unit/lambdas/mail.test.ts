import { describe, expect, test } from 'vitest';
import type { Message, Session } from '../../../lambdas/conversation/conversation';
import { fingerprint } from '../../../lambdas/mail/fingerprint';
import { headerText, replyAddress } from '../../../lambdas/mail/header-text';
import { planMail, retryAt } from '../../../lambdas/mail/mail-plan';
import { transcriptMail } from '../../../lambdas/mail/transcript';

const NOW = Date.UTC(2026, 6, 1, 10);
const VISITOR = { name: 'Åsa Berg', email: 'asa@exempel.se', phone: '031-1' };
const MESSAGES: Message[] = [
  { id: 'user_1', role: 'user', content: 'Hej!\nVad kostar SEO?', at: NOW },
  { id: 'assistant_1', role: 'assistant', content: 'Från 8 000 kr.', at: NOW + 60_000 },
];
const session = (more: Partial<Session> = {}): Session => ({
  key: 'k',
  visitor: VISITOR,
  language: 'sv',
  version: 1,
  dueAt: NOW,
  mailed: undefined,
  failures: 0,
  ...more,
});

describe('the plan of a mail', () => {
  const why = (plan: ReturnType<typeof planMail>) => (plan.kind === 'none' ? plan.why : 'mail');
  const content = fingerprint(VISITOR, MESSAGES);

  test.each([
    ['closed', undefined, MESSAGES, 'no-visitor'],
    ['closed', session({ visitor: undefined }), MESSAGES, 'no-visitor'],
    ['closed', session(), [], 'too-short'],
    ['closed', session(), MESSAGES.slice(0, 1), 'too-short'],
    ['closed', session(), MESSAGES, 'mail'],
    ['closed', session({ dueAt: undefined }), MESSAGES, 'mail'],
    ['closed', session({ mailed: content }), MESSAGES, 'already-sent'],
    ['closed', session({ mailed: 'older' }), MESSAGES, 'mail'],
    ['sweep', session(), [], 'mail'],
    ['sweep', session(), MESSAGES.slice(0, 1), 'mail'],
    ['sweep', session({ dueAt: NOW + 1 }), MESSAGES, 'not-due'],
    ['sweep', session({ dueAt: undefined }), MESSAGES, 'not-due'],
    ['sweep', session({ mailed: content }), MESSAGES, 'already-sent'],
    ['sweep', undefined, [], 'no-visitor'],
  ] as const)('for %s and %j with %j is %s', (reason, given, messages, expected) => {
    expect(why(planMail(reason, given, messages, NOW))).toBe(expected);
  });

  test('sees a new message and a corrected number as new content', () => {
    expect(fingerprint(VISITOR, MESSAGES.slice(0, 1))).not.toBe(content);
    expect(fingerprint({ ...VISITOR, phone: '031-2' }, MESSAGES)).not.toBe(content);
    expect(fingerprint({ ...VISITOR }, [...MESSAGES])).toBe(content);
  });

  test('tries again later and later, and at least daily', () => {
    const hours = [0, 1, 2, 6, 7, 50].map((failures) => (retryAt(NOW, failures) - NOW) / 3_600_000);
    expect(hours).toEqual([0.25, 0.5, 1, 16, 24, 24]);
  });
});

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
        '',
      ].join('\n'),
    );
    expect(mail.html).toContain('Hej!<br>Vad kostar SEO?');
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

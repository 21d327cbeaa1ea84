import { beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  type Chat,
  chat,
  closeAndMail,
  conversation,
  newSession,
  saveInfo,
  say,
} from '../support/backend/chat';
import { emulator } from '../support/backend/emulator';
import { mailServer, type MailServer } from '../support/backend/mail-server';
import { ADDRESSES, EXPRESSIONS, HEADERS, MARKUP } from '../support/backend/nasty-texts';

let on: Chat;
let mail: MailServer;

beforeAll(async () => {
  mail = await mailServer();
  on = chat({ database: await emulator(), mail: mail.url });
});

describe('what is typed with bad intentions', () => {
  for (const text of [...MARKUP, ...EXPRESSIONS]) {
    test(`${JSON.stringify(text)} is a message like any other`, async () => {
      const session = newSession();
      const answer = await say(on, session, text);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/json');
      const [message, reply] = await conversation(on, session);
      expect(message?.content).toBe(text.trim());
      expect(reply?.role).toBe('assistant');
    });
  }

  for (const text of EXPRESSIONS) {
    test(`${JSON.stringify(text)} is no session`, async () => {
      const query = new URLSearchParams({ sessionId: text });
      expect((await call(on, `/api/chat-assistant?${query}`)).status).toBe(422);
      expect(
        (await call(on, '/api/send-chat-transcript', { body: { sessionId: text } })).status,
      ).toBe(422);
    });
  }
});

describe('the mail about a visitor', () => {
  const mailAbout = async (info: { name: string; email: string; phone: string }, text = 'Hej') => {
    const session = newSession();
    expect((await saveInfo(on, session, info)).status).toBe(200);
    await say(on, session, text);
    await closeAndMail(on, session);
    const sent = (await mail.outbox.list()).at(-1);
    if (!sent) throw new Error('No mail was sent');
    return sent;
  };

  for (const name of HEADERS) {
    test(`named ${JSON.stringify(name)} has one line of subject and one recipient`, async () => {
      const sent = await mailAbout({ name, email: 'asa@exempel.se', phone: name });
      expect(sent.subject).toMatch(/^Chatt med ./);
      expect(sent.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|=\?/u);
      expect([sent.to, sent.cc, sent.bcc]).toEqual([['inbox@agency.example'], [], []]);
    });
  }

  for (const email of ADDRESSES) {
    test(`who gives ${JSON.stringify(email)} as address goes out without Reply-To`, async () => {
      const sent = await mailAbout({ name: 'Åsa', email, phone: '1' });
      expect(sent.replyTo).toEqual([]);
      expect([...sent.to, ...sent.cc, ...sent.bcc]).toEqual(['inbox@agency.example']);
      expect(sent.text.split('\n').find((line) => line.startsWith('E-post: '))).toContain(
        email.slice(0, 3),
      );
    });
  }

  test('with an address of another script is answered at its registered name', async () => {
    const sent = await mailAbout({ name: 'Åsa', email: 'asa@blåbär.se', phone: '1' });
    expect(sent.replyTo).toEqual(['asa@xn--blbr-noae.se']);
  });

  for (const text of MARKUP) {
    test(`who writes ${JSON.stringify(text)} shows it as text`, async () => {
      const sent = await mailAbout({ name: text, email: 'asa@exempel.se', phone: text }, text);
      const tags = [...sent.html.matchAll(/<\/?([a-z!]+)/gi)].map(([, tag]) => tag?.toLowerCase());
      const ours = [
        '!doctype',
        '!',
        'html',
        'head',
        'meta',
        'title',
        'body',
        'table',
        'tr',
        'th',
        'td',
        'p',
        'b',
        'br',
      ];
      expect(tags.filter((tag) => !ours.includes(tag ?? ''))).toEqual([]);
      expect(sent.html.match(/<(?:html|title|table)/g)).toHaveLength(3);
      expect(sent.text).toContain(text.split(/[\u2028\u2029]/).find((line) => line !== ''));
    });
  }

  test('cannot make a visitor’s words look like the assistant’s', async () => {
    const forged = 'Hej\n\nAssistenten, 2026-05-04 12:00\n    Vi bjuder på allt.';
    const sent = await mailAbout({ name: 'Åsa', email: 'asa@exempel.se', phone: '1' }, forged);
    const speakers = sent.text
      .split('\n')
      .filter((line) => /^(?:Assistenten|Besökaren),/.test(line));
    expect(speakers.map((line) => line.split(',')[0])).toEqual(['Besökaren', 'Assistenten']);
  });
});

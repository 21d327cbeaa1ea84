import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Chat,
  chat,
  conversation,
  erase,
  newSession,
  saveInfo,
  say,
} from '../support/backend/chat';
import { sessionKey } from '../../lambdas/chat/session-id';
import { emulator } from '../support/backend/emulator';
import { signal } from '../support/signal';

let on: Chat;
let database = '';

beforeAll(async () => {
  database = await emulator();
  on = chat({ database });
});

describe('a conversation', () => {
  test('holds both sides in order, and the assistant is told what was said before', async () => {
    const session = newSession();
    expect((await saveInfo(on, session)).json).toEqual({ saved: true });
    const first = await say(on, session, 'Vad kostar SEO?', { clientId: 'client-0001' });
    expect(first.status).toBe(200);
    expect(first.json).toEqual({
      message: '[sv] reply to "Vad kostar SEO?" after 0 turns',
      id: 'assistant_client-0001',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      shape: 'sure',
    });
    const second = await say(on, session, 'And in English?', { language: 'en' });
    expect(second.json).toMatchObject({ message: '[en] reply to "And in English?" after 2 turns' });
    const messages = await conversation(on, session);
    expect(messages.map(({ role, content }) => [role, content])).toEqual([
      ['user', 'Vad kostar SEO?'],
      ['assistant', '[sv] reply to "Vad kostar SEO?" after 0 turns'],
      ['user', 'And in English?'],
      ['assistant', '[en] reply to "And in English?" after 2 turns'],
    ]);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(4);
  });

  test('keeps any text a visitor can type', async () => {
    const session = newSession();
    const odd = 'Åäö 🎉 \u0000 \u202e <script>\n\nandra raden \ud800 slut';
    expect((await say(on, session, odd)).status).toBe(200);
    const [message] = await conversation(on, session);
    expect(message?.content).toBe(odd.replace('\ud800', '\ufffd'));
  });
});

describe('a conversation of many messages', () => {
  test('gets 200 answers, each message counted once; what follows is kept, and told to be over', async () => {
    const told: (boolean | undefined)[] = [];
    const counting = chat({
      database,
      assistant: async ({ isOver }) => {
        told.push(isOver);
        return { shape: isOver ? 'hand-off' : 'sure', text: 'svar', citations: [] };
      },
    });
    const session = newSession();
    const touch = { at: Date.now(), language: 'sv', text: 'Hej', isNew: true } as const;
    for (let message = 0; message < 198; message++) {
      await counting.store.touchSession(sessionKey(session), touch);
    }
    for (let attempt = 0; attempt < 3; attempt++) {
      await say(counting, session, 'Den 199:e', { clientId: 'message-199' });
    }
    await say(counting, session, 'Den 200:e');
    expect(told).toEqual([false, false]);
    const last = await say(counting, session, 'Ring mig på 031-1', { clientId: 'message-201' });
    expect(last.json).toMatchObject({ shape: 'hand-off' });
    const again = await say(counting, session, 'Ring mig på 031-1', { clientId: 'message-201' });
    expect(again.json).toEqual(last.json);
    expect(told).toEqual([false, false, true]);
    const kept = (await conversation(counting, session)).map(({ content }) => content);
    expect(kept.filter((content) => content === 'Ring mig på 031-1')).toHaveLength(1);
  });
});

describe('sending again', () => {
  test('two assistants that disagree leave one reply, which both tell', async () => {
    let turn = 0;
    const both = signal();
    const fickle = chat({
      database,
      assistant: async () => {
        const mine = ++turn;
        if (mine === 2) both.give();
        await both.given;
        return { shape: 'sure', text: `answer ${mine}`, citations: [] };
      },
    });
    const session = newSession();
    const answers = await Promise.all([
      say(fickle, session, 'Hej', { clientId: 'fickle-01' }),
      say(fickle, session, 'Hej', { clientId: 'fickle-01' }),
    ]);
    expect(turn).toBe(2);
    expect(answers[0].text).toBe(answers[1].text);
    expect(await conversation(fickle, session)).toHaveLength(2);
  });
});

describe('erasing', () => {
  test('leaves nothing of a message that is answered meanwhile', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const slow = chat({
      database,
      assistant: async () => {
        asked();
        await released;
        return { shape: 'sure', text: 'late', citations: [] };
      },
    });
    const session = newSession();
    const late = say(slow, session, 'Hej', { clientId: 'late-0001' });
    await isAsked;
    expect((await erase(slow, session)).status).toBe(204);
    release();
    expect((await late).status).toBe(410);
    expect(await conversation(slow, session)).toEqual([]);
  });
});

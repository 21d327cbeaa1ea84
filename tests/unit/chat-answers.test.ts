import { describe, expect, test } from 'vitest';
import { roomOf } from '../../client/chat/follow-keyboard';
import { readMessages, readReply } from '../../client/chat/read-answers';

describe('an answer of the functions', () => {
  test('holds the reply', () => {
    expect(readReply({ message: 'Hej', id: 'assistant_1', shape: 'sure' })).toBe('Hej');
  });

  test.each([[{}], [{ message: 1 }], [{ message: null }], ['Hej'], [null], [[]]])(
    'a reply missing from %j is a failure',
    (answer) => expect(() => readReply(answer)).toThrow(TypeError),
  );

  test('holds the conversation; what cannot be shown is left out', () => {
    const message = {
      id: 'user_1',
      role: 'user',
      content: 'Hej',
      created_at: '2026-03-01T10:00:00.000Z',
    };
    const broken = [
      null,
      1,
      [],
      {},
      { ...message, id: 1 },
      { ...message, role: 'system' },
      { ...message, content: undefined },
      { ...message, created_at: 'yesterday' },
      { ...message, created_at: undefined },
    ];
    expect(readMessages({ messages: [...broken, message, ...broken], earlier: 'x' })).toEqual({
      messages: [message],
      earlier: 'x',
    });
    for (const earlier of [undefined, null, 1, {}])
      expect(readMessages({ messages: [], earlier })).toEqual({ messages: [], earlier: undefined });
  });

  test.each([[{}], [{ messages: {} }], [null], ['']])(
    'a conversation missing from %j is a failure',
    (answer) => expect(() => readMessages(answer)).toThrow(TypeError),
  );
});

describe('what a phone leaves of the page', () => {
  test.each([
    [
      'without a keyboard all of it',
      { height: 844, offsetTop: 0, scale: 1 },
      { foot: 0, room: 844 },
    ],
    [
      'what the keyboard does not cover',
      { height: 500, offsetTop: 0, scale: 1 },
      { foot: 344, room: 500 },
    ],
    [
      'the same where the browser has moved the page up',
      { height: 500, offsetTop: 300, scale: 1 },
      { foot: 44, room: 500 },
    ],
    [
      'all of it when zoomed in to a corner',
      { height: 422, offsetTop: 400, scale: 2 },
      { foot: 0, room: 844 },
    ],
    ['never less than nothing', { height: 900, offsetTop: 10, scale: 1 }, { foot: 0, room: 900 }],
  ])('%s', (_, view, room) => {
    expect(roomOf(view, 844)).toEqual(room);
  });
});

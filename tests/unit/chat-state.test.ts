import { describe, expect, test } from 'vitest';
import {
  afterOtherTab,
  type Bubble,
  type ChatMessage,
  type ChatState,
  CLOSED,
  hasTranscript,
  isWorthShowing,
} from '../../components/chat/chat-state';
import { type ChatEvent, nextState } from '../../components/chat/next-state';

const AT = '2026-03-01T10:00:00.000Z';

const said = (role: ChatMessage['role'], id: string, content: string): ChatMessage => ({
  id: `${role}_${id}`,
  role,
  content,
  created_at: AT,
});
const user = (id: string, content: string) => said('user', id, content);
const assistant = (id: string, content: string) => said('assistant', id, content);
const GREETING: Bubble = { kind: 'greeting', id: 'greeting', at: AT };

const after = (...events: ChatEvent[]): ChatState => events.reduce(nextState, CLOSED);
const OPENED: ChatEvent = { type: 'window', to: 'expanded' };
const loaded = (...messages: ChatMessage[]): ChatEvent => part(undefined, ...messages);
/** The newest messages, with a cursor to what was said before. */
const part = (earlier: string | undefined, ...messages: ChatMessage[]): ChatEvent => ({
  type: 'loaded',
  page: { messages, earlier },
  at: AT,
});
const failed = (id: string, clientId: string, message: ChatMessage): ChatEvent => ({
  type: 'failed',
  id,
  at: AT,
  unsent: { clientId, message },
  notBefore: undefined,
});

/** What is on screen, one line a bubble. */
const screen = ({ earlier, bubbles }: ChatState): string[] => [
  ...earlier.messages.map(({ role, content }) => `${role}: ${content}`),
  ...bubbles.map((one) =>
    one.kind === 'message' ? `${one.message.role}: ${one.message.content}` : one.kind,
  ),
];

describe('the window', () => {
  test('opens, is minimised, expands and closes; the conversation stays', () => {
    const open = after(OPENED, { type: 'loading' }, loaded());
    expect(open).toMatchObject({ window: 'expanded', stage: 'conversation', bubbles: [GREETING] });
    for (const to of ['minimised', 'expanded', 'closed', 'expanded'] as const)
      expect(nextState(open, { type: 'window', to })).toEqual({ ...open, window: to });
  });

  test('what it asks about erasing is withdrawn by resizing and closing, unless it is under way', () => {
    for (const [before, later] of [
      ['asked', 'none'],
      ['failed', 'none'],
      ['running', 'running'],
    ] as const) {
      const state = after(OPENED, { type: 'erasure', to: before });
      expect(state.erasure).toBe(before);
      for (const to of ['closed', 'minimised', 'expanded'] as const)
        expect(nextState(state, { type: 'window', to }).erasure).toBe(later);
    }
  });
});

describe('the stages', () => {
  test('introduction, saving, loading, conversation; back to the introduction if saving fails', () => {
    const stages = (...events: ChatEvent[]) => after(...events).stage;
    expect(stages()).toBe('introduction');
    expect(stages({ type: 'saving' })).toBe('saving');
    expect(stages({ type: 'saving' }, { type: 'not-saved' })).toBe('introduction');
    expect(stages({ type: 'saving' }, { type: 'loading' })).toBe('loading');
    expect(stages({ type: 'saving' }, { type: 'loading' }, loaded())).toBe('conversation');
  });

  test('erased: everything but the window is as in the beginning', () => {
    const full = after(
      OPENED,
      loaded(user('1', 'Hej')),
      { type: 'window', to: 'minimised' },
      { type: 'sent', message: user('2', 'Hallå') },
      { type: 'replied', message: assistant('2', 'Hej') },
      { type: 'erasure', to: 'running' },
    );
    expect(nextState(full, { type: 'erased' })).toEqual({ ...CLOSED, window: 'minimised' });
  });
});

describe('a message', () => {
  const asked = after(OPENED, loaded(), { type: 'sent', message: user('1', 'Pris?') });

  test('is appended and blocks the next until its reply is appended', () => {
    expect(screen(asked)).toEqual(['greeting', 'user: Pris?']);
    expect(asked.pending).toBe(true);
    const answered = nextState(asked, { type: 'replied', message: assistant('1', 'Från 8 000') });
    expect(screen(answered)).toEqual(['greeting', 'user: Pris?', 'assistant: Från 8 000']);
    expect(answered.pending).toBe(false);
    expect(answered.unread).toBe(0);
  });

  test('that fails gets an apology, which a retry takes away and the reply does not bring back', () => {
    const apologised = nextState(asked, failed('error_1', 'client-1', user('1', 'Pris?')));
    expect(screen(apologised)).toEqual(['greeting', 'user: Pris?', 'apology']);
    expect(apologised.pending).toBe(false);
    const retried = nextState(apologised, { type: 'retried', id: 'error_1' });
    expect(screen(retried)).toEqual(['greeting', 'user: Pris?']);
    expect(retried.pending).toBe(true);
    const answered = nextState(retried, { type: 'replied', message: assistant('1', '8 000') });
    expect(screen(answered)).toEqual(['greeting', 'user: Pris?', 'assistant: 8 000']);
  });

  test('a retry takes its own apology away and no other', () => {
    const two = after(
      loaded(),
      { type: 'sent', message: user('1', 'A') },
      failed('error_1', 'client-1', user('1', 'A')),
      { type: 'sent', message: user('2', 'B') },
      failed('error_2', 'client-2', user('2', 'B')),
      { type: 'retried', id: 'error_1' },
    );
    expect(screen(two)).toEqual(['greeting', 'user: A', 'user: B', 'apology']);
    expect(two.bubbles.at(-1)).toMatchObject({ id: 'error_2' });
  });

  test('what is answered, or fails, while the window is not expanded counts as unread until it is', () => {
    for (const to of ['closed', 'minimised'] as const) {
      const away = nextState(asked, { type: 'window', to });
      const once = nextState(away, { type: 'replied', message: assistant('1', 'Ja') });
      expect(once.unread).toBe(1);
      const twice = nextState(once, failed('error_1', 'client-1', user('2', 'Nej')));
      expect(twice.unread).toBe(2);
      expect(nextState(twice, { type: 'window', to: 'minimised' }).unread).toBe(2);
      expect(nextState(twice, OPENED).unread).toBe(0);
    }
  });
});

describe('a loaded conversation', () => {
  test('is shown as it is stored, the greeting only where there is none', () => {
    expect(screen(after(loaded()))).toEqual(['greeting']);
    const stored = [user('a', 'Hej'), assistant('a', 'Hej hej')];
    expect(screen(after(loaded(...stored)))).toEqual(['user: Hej', 'assistant: Hej hej']);
  });

  test('leaves what is on screen alone: the same bubbles, and the very same list if nothing is new', () => {
    const before = after(
      loaded(),
      { type: 'sent', message: user('111', 'Hej') },
      { type: 'replied', message: assistant('112', 'Hej hej') },
    );
    const stored = [user('client', 'Hej'), assistant('client', 'Hej hej')];
    const again = nextState(before, loaded(...stored));
    expect(again.bubbles).toBe(before.bubbles);
    const more = nextState(
      before,
      loaded(...stored, user('other-tab', 'Hej'), assistant('x', '!')),
    );
    expect(more.bubbles.slice(0, 3)).toEqual(before.bubbles);
    expect(screen(more).slice(3)).toEqual(['user: Hej', 'assistant: !']);
    expect(new Set(more.bubbles).size).toBe(5);
  });

  test('keeps what did not get through at its end, with its apology', () => {
    const before = after(
      loaded(),
      { type: 'sent', message: user('1', 'Hej') },
      failed('error_1', 'client-1', user('1', 'Hej')),
    );
    expect(nextState(before, loaded()).bubbles).toBe(before.bubbles);
    const fromOtherTab = [user('x', 'Vad?'), assistant('x', 'Så.')];
    expect(screen(nextState(before, loaded(...fromOtherTab)))).toEqual([
      'greeting',
      'user: Vad?',
      'assistant: Så.',
      'user: Hej',
      'apology',
    ]);
  });

  test('the same words said twice, once stored and once not, are there twice and tell apart', () => {
    const before = after(
      loaded(user('stored', 'Hej'), assistant('stored', 'Hej hej')),
      { type: 'sent', message: user('2', 'Hej') },
      failed('error_2', 'client-2', user('2', 'Hej')),
    );
    const again = nextState(before, loaded(user('stored', 'Hej'), assistant('stored', 'Hej hej')));
    expect(screen(again)).toEqual(['user: Hej', 'assistant: Hej hej', 'user: Hej', 'apology']);
    const ids = again.bubbles.map((one) => (one.kind === 'message' ? one.message.id : one.id));
    expect(new Set(ids).size).toBe(4);
  });

  test('an apology goes when the answer is stored after all, and stays when only the question is', () => {
    const before = after(
      loaded(),
      { type: 'sent', message: user('1', 'Hej') },
      failed('error_1', 'client-1', user('1', 'Hej')),
    );
    const question = user('client-1', 'Hej');
    expect(screen(nextState(before, loaded(question)))).toEqual([
      'greeting',
      'user: Hej',
      'apology',
    ]);
    expect(screen(nextState(before, loaded(question, assistant('client-1', 'Hej!'))))).toEqual([
      'greeting',
      'user: Hej',
      'assistant: Hej!',
    ]);
  });
});

describe('a conversation that is too long for one answer', () => {
  const NUMBERS = Array.from({ length: 9 }, (_, index) => user(`${index}`, `${index}`));
  const lines = (from: number, to: number): string[] =>
    NUMBERS.slice(from, to).map(({ content }) => `user: ${content}`);
  const newest = after(OPENED, part('before 6', ...NUMBERS.slice(6, 8)));
  const more = nextState(newest, {
    type: 'loaded-earlier',
    page: { messages: NUMBERS.slice(4, 6), earlier: 'before 4' },
  });

  test('shows its newest part, and earlier ones above it as they are asked for', () => {
    expect(screen(newest)).toEqual(lines(6, 8));
    expect(newest.earlier.cursor).toBe('before 6');
    const asking = nextState(newest, { type: 'asking-earlier', is: 'asked' });
    expect(asking.earlier).toEqual({ messages: [], cursor: 'before 6', asking: 'asked' });
    expect(screen(more)).toEqual(lines(4, 8));
    expect(more.earlier).toMatchObject({ cursor: 'before 4', asking: 'no' });
    const whole = nextState(more, {
      type: 'loaded-earlier',
      page: { messages: NUMBERS.slice(0, 4), earlier: undefined },
    });
    expect(screen(whole)).toEqual(lines(0, 8));
    expect(whole.earlier.cursor).toBeUndefined();
  });

  test('read again, keeps what is on screen above it', () => {
    const again = nextState(more, part('before 7', ...NUMBERS.slice(7, 9)));
    expect(screen(again)).toEqual(lines(4, 9));
    expect(again.earlier).toBe(more.earlier);
    expect(nextState(more, part('before 7', ...NUMBERS.slice(7, 8))).bubbles).toBe(more.bubbles);
  });

  test('read again when more was said than one answer holds, begins with that answer', () => {
    const far = nextState(more, part('before 8', ...NUMBERS.slice(8)));
    expect(screen(far)).toEqual(lines(8, 9));
    expect(far.earlier).toEqual({ messages: [], cursor: 'before 8', asking: 'no' });
    expect(screen(nextState(after(loaded()), part('before 8', ...NUMBERS.slice(8))))).toEqual(
      lines(8, 9),
    );
  });
});

describe('a transcript', () => {
  test('is worth mailing once there is more than one message', () => {
    expect(hasTranscript(CLOSED)).toBe(false);
    expect(hasTranscript(after(loaded()))).toBe(false);
    expect(hasTranscript(after(loaded(), { type: 'sent', message: user('1', 'Hej') }))).toBe(true);
    const stored = loaded(user('1', 'Hej'), assistant('1', 'Hej'));
    expect(hasTranscript(after(stored))).toBe(true);
    expect(hasTranscript(after(stored, { type: 'erased' }))).toBe(false);
    expect(hasTranscript(after(stored, { type: 'loading' }))).toBe(false);
  });
});

describe('a conversation that is read again', () => {
  const asked = after(OPENED, loaded());
  const read = { messages: [user('1', 'Hej')], earlier: undefined };

  test('is shown unless it could not be read, or has gone on meanwhile', () => {
    expect(isWorthShowing(read, asked, asked)).toBe(true);
    expect(isWorthShowing(undefined, asked, asked)).toBe(false);
    const sent = nextState(asked, { type: 'sent', message: user('2', 'Hallå') });
    expect(isWorthShowing(read, asked, sent)).toBe(false);
    const answered = nextState(sent, { type: 'replied', message: assistant('2', 'Hej') });
    expect(isWorthShowing(read, asked, answered)).toBe(false);
  });

  test('is shown in any case where nothing is on screen yet', () => {
    const loading = after(OPENED, { type: 'loading' });
    expect(isWorthShowing(undefined, loading, loading)).toBe(true);
  });
});

describe('what another tab has done', () => {
  const open = after(OPENED, loaded());
  const closed = nextState(open, { type: 'window', to: 'closed' });
  const pending = nextState(open, { type: 'sent', message: user('1', 'Hej') });

  test.for([
    ['is read at once where the conversation is on screen', open, true, 'read'],
    ['is read when the window opens', closed, true, 'read-later'],
    ['is read when the reply has come', pending, true, 'read-later'],
    ['waits for the visitor’s details', after(OPENED, { type: 'saving' }), true, 'nothing'],
    ['ends a conversation that it erased', open, false, 'start-over'],
    ['means nothing to a visitor nobody knows', after(OPENED), false, 'nothing'],
  ] as const)('%s', ([, state, isKnown, next]) => {
    expect(afterOtherTab(state, isKnown)).toBe(next);
  });
});

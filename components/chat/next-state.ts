import {
  type Bubble,
  type ChatMessage,
  type ChatState,
  type ChatWindow,
  type ConversationPage,
  type Earlier,
  type Unsent,
  CLOSED,
  NOTHING_EARLIER,
} from './chat-state';

/** What happens to the widget. */
export type ChatEvent =
  | { type: 'window'; to: ChatWindow }
  | { type: 'saving' }
  | { type: 'not-saved' }
  | { type: 'loading' }
  | { type: 'loaded'; page: ConversationPage; at: string }
  | { type: 'asking-earlier'; is: Earlier['asking'] }
  | { type: 'loaded-earlier'; page: ConversationPage }
  | { type: 'sent'; message: ChatMessage }
  | { type: 'retried'; id: string }
  | { type: 'replied'; message: ChatMessage }
  | { type: 'failed'; id: string; at: string; unsent: Unsent; notBefore: number | undefined }
  | { type: 'erasure'; to: ChatState['erasure'] }
  | { type: 'erased' };

/** The widget after something has happened. */
export function nextState(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'window':
      return {
        ...state,
        window: event.to,
        unread: event.to === 'expanded' ? 0 : state.unread,
        erasure: state.erasure === 'running' ? 'running' : 'none',
      };
    case 'saving':
      return { ...state, stage: 'saving' };
    case 'not-saved':
      return { ...state, stage: 'introduction' };
    case 'loading':
      return { ...state, stage: 'loading' };
    case 'loaded':
      return { ...state, stage: 'conversation', ...loaded(state, event) };
    case 'asking-earlier':
      return { ...state, earlier: { ...state.earlier, asking: event.is } };
    case 'loaded-earlier': {
      const { messages, earlier: cursor } = event.page;
      const all = [...messages, ...state.earlier.messages];
      return { ...state, earlier: { messages: all, cursor, asking: 'no' } };
    }
    case 'sent':
      return { ...state, pending: true, bubbles: [...state.bubbles, shown(event.message)] };
    case 'retried':
      return { ...state, pending: true, bubbles: without(state.bubbles, event.id) };
    case 'replied':
      return answered(state, shown(event.message));
    case 'failed': {
      const { id, at, unsent, notBefore } = event;
      return answered(state, { kind: 'apology', id, at, unsent, notBefore });
    }
    case 'erasure':
      return { ...state, erasure: event.to };
    case 'erased':
      return { ...CLOSED, window: state.window };
  }
}

const shown = (message: ChatMessage): Bubble => ({ kind: 'message', message });

const answered = (state: ChatState, bubble: Bubble): ChatState => ({
  ...state,
  pending: false,
  unread: state.window === 'expanded' ? 0 : state.unread + 1,
  bubbles: [...state.bubbles, bubble],
});

const without = (bubbles: readonly Bubble[], id: string): Bubble[] =>
  bubbles.filter((bubble) => bubble.kind === 'message' || bubble.id !== id);

/**
 * The newest part of the stored conversation. What is on screen above it stays where the one follows
 * on the other; where too much was said meanwhile, it is to be asked for again.
 */
function loaded(
  { bubbles: before, earlier }: ChatState,
  { page, at }: { page: ConversationPage; at: string },
): Pick<ChatState, 'bubbles' | 'earlier'> {
  const isWhole = page.earlier === undefined;
  const first = isWhole ? -1 : before.findIndex((bubble) => idOf(bubble) === page.messages[0]?.id);
  const above = before.slice(0, Math.max(0, first));
  const below = before.slice(above.length).filter(({ kind }) => isWhole || kind !== 'greeting');
  const after = [...above, ...merged(below, page.messages, at)];
  const isUnchanged =
    after.length === before.length && after.every((bubble, index) => bubble === before[index]);
  return {
    bubbles: isUnchanged ? before : after,
    earlier: first < 0 ? { ...NOTHING_EARLIER, cursor: page.earlier } : earlier,
  };
}

/**
 * The stored messages, or the greeting where there are none. Bubbles that are on screen already stay
 * the ones they are, so that nothing is read out twice; what did not get through stays at the end,
 * with the words that were to be sent.
 */
function merged(
  before: readonly Bubble[],
  messages: readonly ChatMessage[],
  at: string,
): readonly Bubble[] {
  const answers = new Set(messages.map(({ id }) => id));
  const unsent = before.flatMap((bubble) =>
    bubble.kind === 'apology' && !answers.has(`assistant_${bubble.unsent.clientId}`)
      ? [{ apology: bubble.id, ...bubble.unsent }]
      : [],
  );
  const ids = new Set(unsent.flatMap(({ apology, message }) => [apology, message.id]));
  const halfSent = new Set(unsent.map(({ clientId }) => `user_${clientId}`));
  return [
    ...stored(
      before.filter((bubble) => !ids.has(idOf(bubble))),
      messages.filter(({ id }) => !halfSent.has(id)),
      at,
    ),
    ...before.filter((bubble) => ids.has(idOf(bubble))),
  ];
}

/** The stored messages, each by the bubble that shows it where there is one. */
function stored(
  before: readonly Bubble[],
  messages: readonly ChatMessage[],
  at: string,
): readonly Bubble[] {
  const greeting = before.find(({ kind }) => kind === 'greeting');
  if (messages.length === 0) return [greeting ?? { kind: 'greeting', id: 'greeting', at }];
  const left = [...before];
  const bubbles = messages.map((message) => {
    const index = left.findIndex(
      (bubble) =>
        bubble.kind === 'message' &&
        bubble.message.role === message.role &&
        bubble.message.content === message.content,
    );
    return left.splice(index, index < 0 ? 0 : 1)[0] ?? shown(message);
  });
  return greeting ? [greeting, ...bubbles] : bubbles;
}

const idOf = (bubble: Bubble): string =>
  bubble.kind === 'message' ? bubble.message.id : bubble.id;

/** What the visitor leaves before the conversation; all of it is required. */
export interface Visitor {
  name: string;
  email: string;
  phone: string;
}

/** One message of a conversation, as the functions store it. */
export interface ChatMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  /** ISO timestamp. */
  created_at: string;
}

/** A message that did not get through, and what sending it again takes. */
export interface Unsent {
  /** The same for every try, so that the functions store the message once. */
  clientId: string;
  text: string;
}

/** What a bubble of the conversation shows. The greeting and the apology are in the language of the page. */
export type Bubble =
  | { kind: 'message'; message: ChatMessage }
  | { kind: 'greeting'; id: 'greeting'; at: string }
  | {
      kind: 'apology';
      id: string;
      at: string;
      unsent: Unsent;
      /** Milliseconds since the epoch before which another try is in vain. */
      notBefore: number | undefined;
    };

export type ChatWindow = 'closed' | 'expanded' | 'minimised';

export interface ChatState {
  window: ChatWindow;
  /** The visitor introduces themselves, the conversation is being fetched, or it is there. */
  stage: 'introduction' | 'saving' | 'loading' | 'conversation';
  bubbles: readonly Bubble[];
  /** A reply is awaited; nothing can be sent. */
  pending: boolean;
  /** Replies that came while the window was not expanded. */
  unread: number;
  erasure: 'none' | 'asked' | 'running' | 'failed';
}

export const CLOSED: ChatState = {
  window: 'closed',
  stage: 'introduction',
  bubbles: [],
  pending: false,
  unread: 0,
  erasure: 'none',
};

export type ChatEvent =
  | { type: 'window'; to: ChatWindow }
  | { type: 'saving' }
  | { type: 'not-saved' }
  | { type: 'loading' }
  | { type: 'loaded'; messages: readonly ChatMessage[]; at: string }
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
        erasure: 'none',
      };
    case 'saving':
      return { ...state, stage: 'saving' };
    case 'not-saved':
      return { ...state, stage: 'introduction' };
    case 'loading':
      return { ...state, stage: 'loading' };
    case 'loaded':
      return { ...state, stage: 'conversation', bubbles: loaded(state.bubbles, event) };
    case 'sent':
      return { ...state, pending: true, bubbles: [...state.bubbles, shown(event.message)] };
    case 'retried':
      return { ...state, pending: true, bubbles: without(state.bubbles, event.id) };
    case 'replied':
      return {
        ...state,
        pending: false,
        unread: state.window === 'expanded' ? 0 : state.unread + 1,
        bubbles: [...state.bubbles, shown(event.message)],
      };
    case 'failed': {
      const { id, at, unsent, notBefore } = event;
      const apology: Bubble = { kind: 'apology', id, at, unsent, notBefore };
      return { ...state, pending: false, bubbles: [...state.bubbles, apology] };
    }
    case 'erasure':
      return { ...state, erasure: event.to };
    case 'erased':
      return { ...CLOSED, window: state.window };
  }
}

const shown = (message: ChatMessage): Bubble => ({ kind: 'message', message });

const without = (bubbles: readonly Bubble[], id: string): Bubble[] =>
  bubbles.filter((bubble) => bubble.kind === 'message' || bubble.id !== id);

/**
 * The stored conversation, or the greeting where there is none. What did not get through stays at
 * the end, with the words that were to be sent.
 */
function loaded(
  before: readonly Bubble[],
  { messages, at }: { messages: readonly ChatMessage[]; at: string },
): Bubble[] {
  const apologies = before.filter((bubble) => bubble.kind === 'apology');
  const stored = new Set(messages.map(({ id }) => id));
  const kept = apologies.flatMap((apology): Bubble[] => {
    if (stored.has(`user_${apology.unsent.clientId}`)) return [];
    const asked = before.find(
      (bubble) =>
        bubble.kind === 'message' &&
        bubble.message.role === 'user' &&
        bubble.message.content === apology.unsent.text,
    );
    return asked ? [asked, apology] : [apology];
  });
  const start: Bubble[] =
    messages.length === 0 ? [{ kind: 'greeting', id: 'greeting', at }] : messages.map(shown);
  return [...start, ...kept];
}

/** The transcript is worth mailing once there is more than one message, the greeting included. */
export const hasTranscript = ({ stage, bubbles }: ChatState): boolean =>
  stage === 'conversation' && bubbles.length > 1;

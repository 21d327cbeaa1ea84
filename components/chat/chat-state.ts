/** What the visitor leaves before the conversation; all of it is required. */
export interface Visitor {
  name: string;
  email: string;
  phone: string;
}

/** How the form was filled in, by which a machine may give itself away. */
export interface FilledIn {
  /** What stands in a field that no person sees. */
  website: string;
  /** Milliseconds between showing the form and sending it. */
  elapsed: number;
}

/** One message of a conversation, as the functions store it. */
export interface ChatMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  /** ISO timestamp. */
  created_at: string;
}

/** Part of a stored conversation, oldest first. */
export interface ConversationPage {
  messages: readonly ChatMessage[];
  /** Asks for the part before it; undefined where this is the beginning. */
  earlier: string | undefined;
}

/** What has been fetched of what was said before the bubbles. */
export interface Earlier {
  messages: readonly ChatMessage[];
  /** Asks for more; undefined where there is none. */
  cursor: string | undefined;
  asking: 'no' | 'asked' | 'failed' | 'asked-again';
}

/** A message that did not get through, and what sending it again takes. */
export interface Unsent {
  /** The same for every try, so that the functions store the message once. */
  clientId: string;
  /** As it stands in the conversation. */
  message: ChatMessage;
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
  earlier: Earlier;
  bubbles: readonly Bubble[];
  /** A reply is awaited; nothing can be sent. */
  pending: boolean;
  /** Replies and apologies that came while the window was not expanded. */
  unread: number;
  erasure: 'none' | 'asked' | 'running' | 'failed';
}

export const NOTHING_EARLIER: Earlier = { messages: [], cursor: undefined, asking: 'no' };

export const CLOSED: ChatState = {
  window: 'closed',
  stage: 'introduction',
  earlier: NOTHING_EARLIER,
  bubbles: [],
  pending: false,
  unread: 0,
  erasure: 'none',
};

/** The transcript is worth mailing once there is more than one message, the greeting included. */
export const hasTranscript = ({ stage, bubbles }: ChatState): boolean =>
  stage === 'conversation' && bubbles.length > 1;

export const isAsking = ({ asking }: Earlier): boolean =>
  asking === 'asked' || asking === 'asked-again';

/** Whether the visitor may send a text now. */
export const canSend = ({ stage, pending }: ChatState, text: string): boolean =>
  text !== '' && !pending && stage === 'conversation';

/** Whether opening the window reads the conversation again, where other tabs may have said more. */
export const readsOnOpening = ({ stage, pending }: ChatState, isStale: boolean): boolean =>
  stage === 'conversation' && isStale && !pending;

/**
 * Whether what was read takes the place of what is on screen. It does not where it could not be read,
 * or where the conversation has gone on since it was asked for.
 */
export const isWorthShowing = (
  page: ConversationPage | undefined,
  asked: ChatState,
  { stage, pending, bubbles }: ChatState,
): boolean =>
  stage !== 'conversation' || (page !== undefined && !pending && bubbles === asked.bubbles);

/** What follows from something that another tab may have done: it may have erased everything. */
export function afterOtherTab(
  { window, stage, pending }: ChatState,
  isKnown: boolean,
): 'start-over' | 'read' | 'read-later' | 'nothing' {
  if (!isKnown) return stage === 'loading' || stage === 'conversation' ? 'start-over' : 'nothing';
  if (window === 'closed' || pending) return 'read-later';
  return stage === 'saving' ? 'nothing' : 'read';
}

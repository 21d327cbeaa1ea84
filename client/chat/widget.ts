import type { ChatProps } from '../../components/chat/chat-props';
import { type ChatState, CLOSED } from '../../components/chat/chat-state';
import { type ChatEvent, nextState } from '../../components/chat/next-state';
import { type ChatCalls, chatCalls } from './chat-calls';

/** The chat of this window: its state, and what is remembered beside what is on screen. */
export interface Widget {
  readonly page: () => ChatProps;
  readonly calls: ChatCalls;
  readonly dispatch: (event: ChatEvent) => void;
  state: ChatState;
  /** Aborted when everything is erased: what was asked for before is no longer wanted. */
  life: AbortController;
  /** Other tabs may have said more since the conversation was read. */
  isStale: boolean;
  /** A visitor known from an earlier visit of whom nothing is stored: their details have expired too. */
  isForgotten: boolean;
}

export function createWidget(page: () => ChatProps, show: (state: ChatState) => void): Widget {
  const widget: Widget = {
    page,
    calls: chatCalls(page().publicKey),
    dispatch(event) {
      widget.state = nextState(widget.state, event);
      show(widget.state);
    },
    state: CLOSED,
    life: new AbortController(),
    isStale: false,
    isForgotten: false,
  };
  return widget;
}

/** What the chat shows is forgotten; what is still on its way comes too late. */
export function startOver(widget: Widget): void {
  widget.life.abort();
  widget.life = new AbortController();
  widget.dispatch({ type: 'erased' });
}

import type { ChatActions, ChatProps } from '../../components/chat/chat-props';
import {
  canSend,
  type ChatState,
  type FilledIn,
  hasTranscript,
  readsOnOpening,
  type Visitor,
} from '../../components/chat/chat-state';
import { forgetAll, knownVisitor, rememberVisitor, sessionId } from './chat-memory';
import { deliver, newMessage } from './deliver';
import { followTabs } from './follow-tabs';
import { randomText } from './identifiers';
import { readConversation, readEarlier } from './read-conversation';
import { createWidget, startOver, type Widget } from './widget';

/** The window's one chat: carries out what the visitor does and tells of every new state. */
export function startConversation(options: {
  page: () => ChatProps;
  show: (state: ChatState) => void;
  erased: () => void;
}): Omit<ChatActions, 'choose'> & { open: () => void; isExpanded: () => boolean } {
  const widget = createWidget(options.page, options.show);
  const { dispatch } = widget;
  followTabs(widget);
  return {
    isExpanded: () => widget.state.window === 'expanded',
    open: () => open(widget),
    resize: (to) => dispatch({ type: 'window', to }),
    close: () => close(widget),
    introduce: (...given) => void introduce(widget, ...given),
    send: (text) => send(widget, text.trim()),
    retry({ id, unsent }) {
      if (widget.state.pending) return;
      dispatch({ type: 'retried', id });
      void deliver(widget, unsent);
    },
    readEarlier: () => void readEarlier(widget),
    ask: (to) => dispatch({ type: 'erasure', to }),
    erase: () => void erase(widget, options.erased),
  };
}

function open(widget: Widget): void {
  widget.dispatch({ type: 'window', to: 'expanded' });
  // Made now, for the calls and for other tabs.
  sessionId();
  const isReturning = widget.state.stage === 'introduction' && knownVisitor() !== undefined;
  if (isReturning || readsOnOpening(widget.state, widget.isStale)) {
    void readConversation(widget, isReturning);
  }
}

function close({ state, dispatch, calls }: Widget): void {
  const mails = hasTranscript(state) && knownVisitor() !== undefined;
  dispatch({ type: 'window', to: 'closed' });
  if (!mails) return;
  calls.mailTranscript(sessionId()).catch((error: unknown) => {
    console.error('Failed to send conversation email', error);
  });
}

async function introduce(widget: Widget, visitor: Visitor, filledIn: FilledIn): Promise<void> {
  widget.dispatch({ type: 'saving' });
  try {
    await widget.calls.saveVisitor(sessionId(), visitor, filledIn);
  } catch (error) {
    console.error('Failed to save user info', error);
    return widget.dispatch({ type: 'not-saved' });
  }
  rememberVisitor(visitor);
  return readConversation(widget);
}

/** @returns whether the text was taken. */
function send(widget: Widget, text: string): boolean {
  if (!canSend(widget.state, text)) return false;
  const message = newMessage('user', text);
  widget.dispatch({ type: 'sent', message });
  void deliver(widget, { clientId: randomText(), message });
  return true;
}

async function erase(widget: Widget, erased: () => void): Promise<void> {
  if (widget.state.erasure === 'running') return;
  const { signal } = widget.life;
  widget.dispatch({ type: 'erasure', to: 'running' });
  try {
    await widget.calls.erase(sessionId());
  } catch (error) {
    console.error('Failed to erase the conversation', error);
    if (!signal.aborted) widget.dispatch({ type: 'erasure', to: 'failed' });
    return;
  }
  if (signal.aborted) return;
  forgetAll();
  startOver(widget);
  erased();
}

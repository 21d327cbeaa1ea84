import { isWorthShowing } from '../../components/chat/chat-state';
import { sessionId } from './chat-memory';
import type { Widget } from './widget';

/** Fetches the stored conversation and shows it; what is on screen already may be newer, and stays. */
export async function readConversation(widget: Widget, isReturning = false): Promise<void> {
  const { signal } = widget.life;
  widget.isStale = false;
  if (widget.state.stage !== 'conversation') widget.dispatch({ type: 'loading' });
  const asked = widget.state;
  const messages = await widget.calls.conversation(sessionId()).catch((error: unknown) => {
    console.error('Failed to get conversation', error);
    return undefined;
  });
  if (signal.aborted || !isWorthShowing(messages, asked, widget.state)) return;
  widget.dispatch({ type: 'loaded', messages: messages ?? [], at: new Date().toISOString() });
  widget.isForgotten = isReturning && messages?.length === 0;
}

import { isAsking, isWorthShowing } from '../../components/chat/chat-state';
import { sessionId } from './chat-memory';
import type { Widget } from './widget';

/** Fetches the stored conversation and shows it; what is on screen already may be newer, and stays. */
export async function readConversation(widget: Widget, isReturning = false): Promise<void> {
  const { signal } = widget.life;
  widget.isStale = false;
  if (widget.state.stage !== 'conversation') widget.dispatch({ type: 'loading' });
  const asked = widget.state;
  const page = await widget.calls.conversation(sessionId()).catch((error: unknown) => {
    console.error('Failed to get conversation', error);
    return undefined;
  });
  if (signal.aborted || !isWorthShowing(page, asked, widget.state)) return;
  const shown = page ?? { messages: [], earlier: undefined };
  widget.dispatch({ type: 'loaded', page: shown, at: new Date().toISOString() });
  widget.isForgotten = isReturning && page?.messages.length === 0;
}

/** Fetches what was said before, and shows it above. */
export async function readEarlier(widget: Widget): Promise<void> {
  const { life, state, dispatch } = widget;
  const { cursor, asking } = state.earlier;
  if (cursor === undefined || isAsking(state.earlier)) return;
  const isWanted = (): boolean => !life.signal.aborted && widget.state.earlier.cursor === cursor;
  dispatch({ type: 'asking-earlier', is: asking === 'failed' ? 'asked-again' : 'asked' });
  try {
    const page = await widget.calls.conversation(sessionId(), cursor);
    if (isWanted()) dispatch({ type: 'loaded-earlier', page });
  } catch (error) {
    console.error('Failed to get conversation', error);
    if (isWanted()) dispatch({ type: 'asking-earlier', is: 'failed' });
  }
}

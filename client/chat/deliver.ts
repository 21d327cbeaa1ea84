import type { ChatMessage, Unsent } from '../../components/chat/chat-state';
import { CallError } from './chat-calls';
import { knownVisitor, sessionId } from './chat-memory';
import type { Widget } from './widget';

/** A message of now, by the name that the specification gives those made in the browser. */
export function newMessage(role: ChatMessage['role'], content: string): ChatMessage {
  const now = Date.now();
  return { id: `${role}_${now}`, role, content, created_at: new Date(now).toISOString() };
}

/** Sends a message that is on screen, and shows the reply or the apology. */
export async function deliver(widget: Widget, unsent: Unsent): Promise<void> {
  const { signal } = widget.life;
  const { clientId, message } = unsent;
  await introduceAgain(widget);
  if (signal.aborted) return;
  try {
    const { language } = widget.page();
    const sent = { message: message.content, language, clientId };
    const reply = await widget.calls.send(sessionId(), sent);
    if (signal.aborted) return;
    widget.dispatch({ type: 'replied', message: newMessage('assistant', reply) });
  } catch (error) {
    console.error('Failed to send message', error);
    if (signal.aborted) return;
    const now = Date.now();
    const wait = error instanceof CallError ? error.retryAfter : undefined;
    widget.dispatch({
      type: 'failed',
      id: `error_${now}`,
      at: new Date(now).toISOString(),
      unsent,
      notBefore: wait === undefined ? undefined : now + wait * 1000,
    });
  }
}

/** Says again who the visitor is, so that what they ask now reaches us with a way to answer. */
async function introduceAgain(widget: Widget): Promise<void> {
  const visitor = knownVisitor();
  if (!widget.isForgotten || !visitor) return;
  try {
    await widget.calls.saveVisitor(sessionId(), visitor);
    widget.isForgotten = false;
  } catch (error) {
    console.error('Failed to save user info', error);
  }
}

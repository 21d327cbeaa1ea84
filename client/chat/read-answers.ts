import type { ChatMessage, ConversationPage } from '../../components/chat/chat-state';

/**
 * The reply in an answer of the functions.
 *
 * @throws where there is none, which is a failure like any other.
 */
export function readReply(answer: unknown): string {
  const { message } = answer as { message?: unknown };
  if (typeof message !== 'string') throw new TypeError('An answer without a message');
  return message;
}

/**
 * The conversation in an answer of the functions; what cannot be shown of it is left out.
 *
 * @throws where there is none.
 */
export function readMessages(answer: unknown): ConversationPage {
  const { messages, earlier } = answer as { messages?: unknown; earlier?: unknown };
  if (!Array.isArray(messages)) throw new TypeError('An answer without messages');
  return {
    messages: messages.filter(isMessage),
    earlier: typeof earlier === 'string' ? earlier : undefined,
  };
}

function isMessage(value: unknown): value is ChatMessage {
  const { id, role, content, created_at } = (value ?? {}) as Partial<ChatMessage>;
  return (
    typeof id === 'string' &&
    (role === 'user' || role === 'assistant') &&
    typeof content === 'string' &&
    !Number.isNaN(Date.parse(String(created_at)))
  );
}

import type { ConversationPage, FilledIn, Visitor } from '../../components/chat/chat-state';
import type { Language } from '../../content/core/language';
import { readMessages, readReply } from './read-answers';

const CHAT = '/api/chat-assistant';
const TRANSCRIPT = '/api/send-chat-transcript';
/** The functions answer within 20 s or not at all. */
const TIMEOUT_MS = 30_000;
/** The visitor looks at an empty window that long. */
const READING_TIMEOUT_MS = 10_000;

/** A call that was answered with anything but success, or not at all. */
export class CallError extends Error {
  constructor(
    message: string,
    /** Seconds after which the functions want to be asked again. */
    readonly retryAfter: number | undefined,
  ) {
    super(message);
  }
}

export type ChatCalls = ReturnType<typeof chatCalls>;

/** The calls of the chat. Each throws CallError, or what `fetch` throws when there is no answer. */
export function chatCalls(publicKey: string) {
  async function call(method: string, path: string, body?: object): Promise<Response> {
    const response = await fetch(path, {
      method,
      headers: {
        authorization: `Bearer ${publicKey}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      // What is under way when the page is left still arrives.
      keepalive: true,
      signal: AbortSignal.timeout(method === 'GET' ? READING_TIMEOUT_MS : TIMEOUT_MS),
    });
    if (response.ok) return response;
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    throw new CallError(
      `${method} ${path.split('?')[0]} answered ${response.status}`,
      seconds >= 0 ? seconds : undefined,
    );
  }
  const ofSession = (sessionId: string): string =>
    `${CHAT}?sessionId=${encodeURIComponent(sessionId)}`;

  return {
    saveVisitor: (sessionId: string, visitor: Visitor, filledIn?: FilledIn) =>
      call('POST', `${CHAT}/user-info`, { sessionId, ...visitor, ...filledIn }),
    async send(
      sessionId: string,
      sent: { message: string; language: Language; clientId: string },
    ): Promise<string> {
      const response = await call('POST', CHAT, { sessionId, ...sent });
      return readReply(await response.json());
    },
    /** The newest part, or the one that `earlier` asks for. */
    async conversation(sessionId: string, earlier?: string): Promise<ConversationPage> {
      const before = earlier === undefined ? '' : `&before=${encodeURIComponent(earlier)}`;
      const response = await call('GET', ofSession(sessionId) + before);
      return readMessages(await response.json());
    },
    mailTranscript: (sessionId: string) => call('POST', TRANSCRIPT, { sessionId }),
    erase: (sessionId: string) => call('DELETE', ofSession(sessionId)),
  };
}

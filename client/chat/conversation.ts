import type { ChatActions } from '../../components/chat/chat';
import type { ChatProps } from '../../components/chat/chat-props';
import {
  type ChatEvent,
  type ChatState,
  CLOSED,
  hasTranscript,
  nextState,
  type Unsent,
} from '../../components/chat/chat-state';
import { CallError, chatCalls } from './chat-calls';
import { forgetAll, knownVisitor, onOtherTab, rememberVisitor, sessionId } from './chat-memory';
import { randomText } from './identifiers';

/** The widget's one instance: carries out what the visitor does and tells of every new state. */
export function startConversation(options: {
  page: () => ChatProps;
  show: (state: ChatState) => void;
  erased: () => void;
}): ChatActions & { open: () => void; isOpen: () => boolean } {
  const { page, show, erased } = options;
  const calls = chatCalls(page().publicKey);
  let state: ChatState = CLOSED;
  const happen = (event: ChatEvent): void => {
    state = nextState(state, event);
    show(state);
  };
  const now = (): string => new Date().toISOString();

  async function load(): Promise<void> {
    const session = sessionId();
    if (state.stage !== 'conversation') happen({ type: 'loading' });
    const messages = await calls.conversation(session).catch((error: unknown) => {
      console.error('Failed to get conversation', error);
      return undefined;
    });
    const isShown = state.stage === 'conversation';
    // What is on screen stays there when it cannot be read again, and while a reply is on its way.
    if (isShown && (!messages || state.pending)) return;
    happen({ type: 'loaded', messages: messages ?? [], at: now() });
  }

  async function deliver(unsent: Unsent): Promise<void> {
    const sent = { message: unsent.text, language: page().language, clientId: unsent.clientId };
    const session = sessionId();
    try {
      const content = await calls.send(session, sent);
      if (session !== sessionId()) return;
      const message = {
        id: `assistant_${Date.now()}`,
        role: 'assistant' as const,
        content,
        created_at: now(),
      };
      happen({ type: 'replied', message });
    } catch (error) {
      console.error('Failed to send message', error);
      if (session !== sessionId()) return;
      const wait = error instanceof CallError ? error.retryAfter : undefined;
      happen({
        type: 'failed',
        id: `error_${Date.now()}`,
        at: now(),
        unsent,
        notBefore: wait === undefined ? undefined : Date.now() + wait * 1000,
      });
    }
  }

  onOtherTab(() => {
    if (!knownVisitor()) {
      if (state.stage === 'conversation') happen({ type: 'erased' });
    } else if (state.window !== 'closed') void load();
  });
  document.addEventListener('visibilitychange', () => {
    const isWatched = !document.hidden && state.window !== 'closed';
    if (isWatched && state.stage === 'conversation' && !state.pending) void load();
  });

  return {
    isOpen: () => state.window !== 'closed',
    open() {
      happen({ type: 'window', to: 'expanded' });
      sessionId();
      if (state.bubbles.length === 0 && state.stage === 'introduction' && knownVisitor()) {
        void load();
      }
    },
    resize: (to) => happen({ type: 'window', to }),
    close() {
      const mails = hasTranscript(state) && knownVisitor() !== undefined;
      happen({ type: 'window', to: 'closed' });
      if (!mails) return;
      calls.mailTranscript(sessionId()).catch((error: unknown) => {
        console.error('Failed to send conversation email', error);
      });
    },
    introduce(visitor) {
      happen({ type: 'saving' });
      calls.saveVisitor(sessionId(), visitor).then(
        () => {
          rememberVisitor(visitor);
          return load();
        },
        (error: unknown) => {
          console.error('Failed to save user info', error);
          happen({ type: 'not-saved' });
        },
      );
    },
    send(text) {
      const message = text.trim();
      if (message === '' || state.pending || state.stage !== 'conversation') return false;
      const unsent = { clientId: randomText(), text: message };
      happen({
        type: 'sent',
        message: { id: `user_${Date.now()}`, role: 'user', content: message, created_at: now() },
      });
      void deliver(unsent);
      return true;
    },
    retry({ id, unsent }) {
      if (state.pending) return;
      happen({ type: 'retried', id });
      void deliver(unsent);
    },
    ask: (to) => happen({ type: 'erasure', to }),
    erase() {
      happen({ type: 'erasure', to: 'running' });
      calls.erase(sessionId()).then(
        () => {
          forgetAll();
          sessionId();
          happen({ type: 'erased' });
          erased();
        },
        (error: unknown) => {
          console.error('Failed to erase the conversation', error);
          happen({ type: 'erasure', to: 'failed' });
        },
      );
    },
  };
}

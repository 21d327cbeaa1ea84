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
}): ChatActions & { open: () => void; isExpanded: () => boolean } {
  const { page, show, erased } = options;
  const calls = chatCalls(page().publicKey);
  let state: ChatState = CLOSED;
  /** Raised when everything is erased: what was asked for before is no longer wanted. */
  let life = 0;
  /** Other tabs may have said more since the conversation was read. */
  let isStale = false;
  /** A visitor known from an earlier visit of whom nothing is stored: their details have expired too. */
  let isForgotten = false;
  const happen = (event: ChatEvent): void => {
    state = nextState(state, event);
    show(state);
  };
  const now = (): string => new Date().toISOString();

  async function load(isReturning = false): Promise<void> {
    const asked = life;
    isStale = false;
    if (state.stage !== 'conversation') happen({ type: 'loading' });
    const { bubbles } = state;
    const messages = await calls.conversation(sessionId()).catch((error: unknown) => {
      console.error('Failed to get conversation', error);
      return undefined;
    });
    if (asked !== life) return;
    // What is on screen stays there when it cannot be read again, or has gone on meanwhile.
    const hasGoneOn = state.pending || state.bubbles !== bubbles;
    if (state.stage === 'conversation' && (!messages || hasGoneOn)) return;
    happen({ type: 'loaded', messages: messages ?? [], at: now() });
    isForgotten = isReturning && messages?.length === 0;
  }

  /** Says again who the visitor is, so that what they ask now reaches us with a way to answer. */
  async function introduceAgain(): Promise<void> {
    const visitor = knownVisitor();
    if (!isForgotten || !visitor) return;
    try {
      await calls.saveVisitor(sessionId(), visitor);
      isForgotten = false;
    } catch (error) {
      console.error('Failed to save user info', error);
    }
  }

  async function deliver({ clientId, message }: Unsent): Promise<void> {
    const asked = life;
    await introduceAgain();
    if (asked !== life) return;
    const sent = { message: message.content, language: page().language, clientId };
    try {
      const content = await calls.send(sessionId(), sent);
      if (asked !== life) return;
      const reply = {
        id: `assistant_${Date.now()}`,
        role: 'assistant' as const,
        content,
        created_at: now(),
      };
      happen({ type: 'replied', message: reply });
    } catch (error) {
      console.error('Failed to send message', error);
      if (asked !== life) return;
      const wait = error instanceof CallError ? error.retryAfter : undefined;
      happen({
        type: 'failed',
        id: `error_${Date.now()}`,
        at: now(),
        unsent: { clientId, message },
        notBefore: wait === undefined ? undefined : Date.now() + wait * 1000,
      });
    }
  }

  function startOver(): void {
    life++;
    happen({ type: 'erased' });
  }

  /** Takes in what other tabs of this browser have done. */
  function catchUp(): void {
    const { stage } = state;
    const isUnderWay = stage === 'loading' || stage === 'conversation';
    if (!knownVisitor()) {
      if (isUnderWay) startOver();
    } else if (state.window === 'closed' || state.pending) {
      isStale = true;
    } else if (stage !== 'saving') {
      void load();
    }
  }
  onOtherTab(catchUp);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) catchUp();
  });

  return {
    isExpanded: () => state.window === 'expanded',
    open() {
      happen({ type: 'window', to: 'expanded' });
      sessionId();
      const { stage, pending } = state;
      const isFirst = stage === 'introduction' && knownVisitor() !== undefined;
      if (isFirst || (stage === 'conversation' && isStale && !pending)) void load(isFirst);
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
      const content = text.trim();
      if (content === '' || state.pending || state.stage !== 'conversation') return false;
      const message = {
        id: `user_${Date.now()}`,
        role: 'user' as const,
        content,
        created_at: now(),
      };
      happen({ type: 'sent', message });
      void deliver({ clientId: randomText(), message });
      return true;
    },
    retry({ id, unsent }) {
      if (state.pending) return;
      happen({ type: 'retried', id });
      void deliver(unsent);
    },
    ask: (to) => happen({ type: 'erasure', to }),
    erase() {
      if (state.erasure === 'running') return;
      const asked = life;
      happen({ type: 'erasure', to: 'running' });
      calls.erase(sessionId()).then(
        () => {
          if (asked !== life) return;
          forgetAll();
          startOver();
          erased();
        },
        (error: unknown) => {
          console.error('Failed to erase the conversation', error);
          if (asked === life) happen({ type: 'erasure', to: 'failed' });
        },
      );
    },
  };
}

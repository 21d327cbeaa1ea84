import { LANGUAGES } from '../../content/core/language';
import { useEffect, useState } from 'react';
import { fill } from '../edition/fill';
import type { ChatProps, ChatViewProps } from './chat-props';
import { type Bubble, type ChatMessage, type Earlier, isAsking } from './chat-state';
import { Choices } from './choices';
import { useNewestInView } from './newest-in-view';
import { replyParts, splitChoices } from './reply-text';
import { Words } from './words';

type Apology = Extract<Bubble, { kind: 'apology' }>;
/** Undefined while nothing can be sent. */
type Choose = ((text: string) => void) | undefined;

/** All bubbles, oldest first; there before the first of them, so that each is read out when it comes. */
export function Conversation({ state, page, actions }: ChatViewProps) {
  const { texts } = page;
  const { bubbles, earlier, pending } = state;
  const choose = pending ? undefined : actions.choose;
  const retry = pending ? undefined : actions.retry;
  const { list, watch } = useNewestInView(state);
  const isEmpty = bubbles.length === 0 && !pending;
  return (
    <>
      <div
        ref={list}
        className="chat-conversation"
        role="log"
        aria-label={texts.conversation}
        tabIndex={isEmpty ? undefined : 0}
        data-empty={isEmpty ? '' : undefined}
        onScroll={watch}
      >
        {(earlier.cursor !== undefined || earlier.messages.length > 0) && (
          <EarlierView earlier={earlier} page={page} choose={choose} read={actions.readEarlier} />
        )}
        {bubbles.map((bubble, index) => (
          <BubbleView
            key={bubble.kind === 'message' ? bubble.message.id : bubble.id}
            bubble={bubble}
            page={page}
            isNewest={index === bubbles.length - 1}
            choose={choose}
            retry={retry}
          />
        ))}
        {pending && (
          <p className="chat-typing">
            <span className="visually-hidden">{texts.typing}</span>
            <i />
            <i />
            <i />
          </p>
        )}
      </div>
      {state.stage === 'loading' && <p className="chat-loading">{texts.loading}</p>}
    </>
  );
}

/** Not read out when it comes, unlike all that follows. */
function EarlierView(props: {
  earlier: Earlier;
  page: ChatProps;
  choose: Choose;
  read: () => void;
}) {
  const { earlier, page, choose, read } = props;
  return (
    <div className="chat-earlier" aria-live="off">
      {earlier.cursor !== undefined && (
        <button
          type="button"
          className="chat-retry"
          aria-disabled={isAsking(earlier)}
          onClick={read}
        >
          {page.texts.earlier}
        </button>
      )}
      {(earlier.asking === 'failed' || earlier.asking === 'asked-again') && (
        <p role="alert">{page.texts.earlierFailed}</p>
      )}
      {earlier.messages.map((message) => (
        <MessageView key={message.id} message={message} page={page} choose={choose} />
      ))}
    </div>
  );
}

function BubbleView(props: {
  bubble: Bubble;
  page: ChatProps;
  isNewest: boolean;
  choose: Choose;
  retry: ((apology: Apology) => void) | undefined;
}) {
  const { bubble, page, isNewest, choose, retry } = props;
  const { texts } = page;
  switch (bubble.kind) {
    case 'message':
      return <MessageView message={bubble.message} page={page} choose={choose} />;
    case 'greeting':
      return (
        <Frame
          from="assistant"
          at={bubble.at}
          page={page}
          choices={
            <Choices
              label={texts.choices}
              choices={page.questions}
              choose={choose}
              quiet={!isNewest}
            />
          }
        >
          {texts.greeting}
        </Frame>
      );
    case 'apology':
      return (
        <Frame from="assistant" at={bubble.at} page={page} failed>
          {texts.apology}
          <Retry apology={bubble} page={page} retry={retry} />
        </Frame>
      );
  }
}

function MessageView(props: { message: ChatMessage; page: ChatProps; choose: Choose }) {
  const { message, page, choose } = props;
  const { role, content, created_at } = message;
  if (role === 'user') {
    return (
      <Frame from={role} at={created_at} page={page}>
        {content}
      </Frame>
    );
  }
  const { words, choices } = splitChoices(content);
  return (
    <Frame
      from={role}
      at={created_at}
      page={page}
      choices={<Choices label={page.texts.choices} choices={choices} choose={choose} />}
    >
      <Reply text={words} phone={page.phone} />
    </Frame>
  );
}

function Frame(props: {
  from: 'user' | 'assistant';
  at: string;
  page: ChatProps;
  failed?: boolean;
  /** What the visitor may answer, under the words. */
  choices?: React.ReactNode;
  children: React.ReactNode;
}) {
  const { texts, language } = props.page;
  return (
    <div
      className={`chat-bubble chat-bubble-${props.from}${props.failed ? ' chat-bubble-failed' : ''}`}
    >
      <span className="visually-hidden">
        {props.from === 'user' ? texts.you : texts.assistant}:{' '}
      </span>
      <div className="chat-words">{props.children}</div>
      <time dateTime={props.at}>{timeOf(props.at, language)}</time>
      {props.choices}
    </div>
  );
}

/** Words as they are, addresses as links, and nothing else. */
const Reply = ({ text, phone }: { text: string; phone: ChatProps['phone'] }) =>
  replyParts(text, phone).map((part, index) => {
    switch (part.kind) {
      case 'text':
        return <Words key={index} text={part.text} />;
      case 'space':
        return (
          <span key={index} className="chat-space">
            {part.text}
          </span>
        );
      case 'link':
        return (
          <a key={index} href={part.href} className={part.silent && 'chat-signpost'}>
            {part.text}
            {part.silent && <span className="visually-hidden">{part.silent}</span>}
          </a>
        );
    }
  });

function Retry(props: {
  apology: Apology;
  page: ChatProps;
  retry: ((apology: Apology) => void) | undefined;
}) {
  const { apology, retry } = props;
  const { texts, language } = props.page;
  const { notBefore = 0 } = apology;
  const [isWaiting, setWaiting] = useState(() => notBefore > Date.now());
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setWaiting(false), notBefore - Date.now());
    return () => clearTimeout(timer);
  }, [isWaiting, notBefore]);
  if (isWaiting) {
    const time = timeOf(new Date(notBefore).toISOString(), language, 'seconds');
    return <span className="chat-wait">{fill(texts.retryAfter, { time })}</span>;
  }
  return (
    <button type="button" className="chat-retry" disabled={!retry} onClick={() => retry?.(apology)}>
      {texts.retry}
    </button>
  );
}

/** The time of day, with the date in front when it is not today's. */
function timeOf(iso: string, language: ChatProps['language'], exact?: 'seconds'): string {
  const date = new Date(iso);
  const isToday = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    hour: '2-digit',
    minute: '2-digit',
    ...(exact ? { second: '2-digit' } : {}),
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
  }).format(date);
}

import { useRef } from 'react';
import type { ChatViewProps } from './chat-props';
import { isComposing } from './is-composing';

/** The functions refuse longer messages. */
const LONGEST = 2000;

/** The input: Enter sends, Shift+Enter breaks the line. */
export function Composer({ state, page, actions }: ChatViewProps) {
  const { texts } = page;
  const blocked = state.pending || state.stage === 'loading';
  const input = useRef<HTMLTextAreaElement>(null);

  const submit = (): void => {
    const { current } = input;
    if (!current || !actions.send(current.value)) return;
    current.value = '';
    current.focus({ preventScroll: true });
  };
  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        ref={input}
        rows={1}
        aria-label={texts.message}
        placeholder={texts.message}
        maxLength={LONGEST}
        enterKeyHint="send"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
          event.preventDefault();
          submit();
        }}
      />
      <button type="submit" className="chat-icon" aria-label={texts.send} disabled={blocked}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 12l16-8-6 16-3-6z" />
        </svg>
      </button>
    </form>
  );
}

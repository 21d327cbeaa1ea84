import { useLayoutEffect, useRef } from 'react';
import type { ChatViewProps } from './chat-props';

/** What happens to the data, in a line, and the way to have it erased. */
export function Erasure({ state, page, actions }: ChatViewProps) {
  const { texts } = page;
  const { erasure } = state;
  const keep = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const before = useRef(erasure);
  useLayoutEffect(() => {
    if (erasure === 'asked' && before.current === 'none') keep.current?.focus();
    if (erasure === 'none' && before.current !== 'none') opener.current?.focus();
    before.current = erasure;
  }, [erasure]);

  if (erasure === 'none') {
    return (
      <p className="chat-notice">
        <span>{texts.stored}</span>
        <a href={page.privacy}>{texts.privacy}</a>
        {state.stage === 'conversation' && (
          <button ref={opener} type="button" onClick={() => actions.ask('asked')}>
            {texts.erase}
          </button>
        )}
      </p>
    );
  }
  const running = erasure === 'running';
  return (
    <div className="chat-notice chat-erasure" role="group" aria-label={texts.erase}>
      <p role="alert">{erasure === 'failed' ? texts.eraseFailed : texts.eraseQuestion}</p>
      <button type="button" className="chat-erase" aria-disabled={running} onClick={actions.erase}>
        {texts.eraseYes}
      </button>
      <button
        ref={keep}
        type="button"
        aria-disabled={running}
        onClick={() => {
          if (!running) actions.ask('none');
        }}
      >
        {texts.eraseNo}
      </button>
    </div>
  );
}

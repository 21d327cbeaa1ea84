import type { ReactNode } from 'react';
import { fill } from '../edition/fill';
import type { ChatViewProps } from './chat-props';
import { Composer } from './composer';
import { Conversation } from './conversation';
import { Erasure } from './erasure';
import { VisitorForm } from './visitor-form';

interface ChatWindowProps extends ChatViewProps {
  /** Whether the window covers the page and takes the keyboard for itself, as on phones. */
  modal: boolean;
}

/**
 * The chat's window: a bar, and what the state calls for below. It stays in the page while it is
 * closed or minimised, and so does what has been typed into it.
 */
export function Chat({ modal, ...props }: ChatWindowProps) {
  const { state, page, actions } = props;
  const { texts } = page;
  const expanded = state.window === 'expanded';
  return (
    <div
      className="chat-window"
      role="dialog"
      aria-modal={modal && expanded ? true : undefined}
      aria-labelledby="chat-title"
      data-window={state.window}
      hidden={state.window === 'closed'}
      tabIndex={-1}
    >
      <div className="chat-bar">
        <div>
          <h2 id="chat-title">{texts.title}</h2>
          {expanded && <p>{texts.subtitle}</p>}
          {!expanded && state.unread > 0 && (
            <p className="chat-bar-unread">{fill(texts.unread, { count: state.unread })}</p>
          )}
        </div>
        <IconButton
          label={expanded ? texts.minimise : texts.expand}
          act={() => actions.resize(expanded ? 'minimised' : 'expanded')}
        >
          <path d={expanded ? 'M6 9l6 6 6-6' : 'M6 15l6-6 6 6'} />
        </IconButton>
        <IconButton label={texts.close} act={actions.close}>
          <path d="M6 6l12 12M18 6L6 18" />
        </IconButton>
      </div>
      <div className="chat-body" hidden={!expanded}>
        <Conversation {...props} />
        {state.stage === 'conversation' || state.stage === 'loading' ? (
          <Composer {...props} />
        ) : (
          <VisitorForm {...props} />
        )}
        <Erasure {...props} />
      </div>
    </div>
  );
}

function IconButton(props: { label: string; act: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="chat-icon"
      aria-label={props.label}
      title={props.label}
      onClick={props.act}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {props.children}
      </svg>
    </button>
  );
}

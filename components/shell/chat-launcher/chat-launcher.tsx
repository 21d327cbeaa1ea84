import { hrefIn, useEdition, useTexts } from '../../edition/edition';

/** The place of the chat at the bottom right, outside all that a navigation swaps: until the chat is there, the way to reach us. */
export function ChatLauncher() {
  const { shell } = useEdition();
  const label = useTexts().navigation.contact;
  return (
    <aside className="chat" id="chat" aria-label={label}>
      <a className="chat-launcher" href={hrefIn(shell, '/contact')} aria-label={label}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v11H9l-5 4z" />
        </svg>
      </a>
    </aside>
  );
}

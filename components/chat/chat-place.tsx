import { editionPath } from '../../content/core/paths';
import { fill, useEdition, useTexts } from '../edition/edition';
import { encodeProps } from '../island/props';
import type { ChatProps } from './chat-props';

/**
 * What stands in the chat's place at the bottom right, outside all that a navigation swaps. The browser
 * fetches the chat when the button is pressed; without JavaScript the place leads to the contact page.
 */
export function ChatPlace() {
  const { shell, shared } = useEdition();
  const { chat, navigation } = useTexts();
  const { name } = shared.site.brand;
  const { phone, phoneInternational } = shared.site.contact;
  const props: Omit<ChatProps, 'questions'> = {
    language: shell,
    texts: {
      ...chat,
      title: fill(chat.title, { name }),
      greeting: fill(chat.greeting, { name }),
    },
    privacy: editionPath('/privacy-policy', shell),
    phone: { text: phone, international: phoneInternational },
    publicKey: shared.chatKey,
  };
  return (
    <aside className="chat" id="chat" aria-label={chat.launcher}>
      <div id="chat-window" data-chat={encodeProps('chat', props)} />
      <button
        type="button"
        className="chat-launcher"
        aria-label={chat.launcher}
        aria-expanded={false}
        aria-controls="chat-window"
      >
        <Bubble />
      </button>
      <noscript>
        <a
          className="chat-launcher"
          href={editionPath('/contact', shell)}
          aria-label={navigation.contact}
        >
          <Bubble />
        </a>
      </noscript>
    </aside>
  );
}

const Bubble = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 5h16v11H9l-5 4z" />
  </svg>
);

import type { ChatProps } from '../../components/chat/chat-props';
import { closest } from '../dom/dom';

const NOTE = '.chat-unavailable';

let isLoading = false;

/**
 * The chat's code is fetched when its button is first pressed, however often it is pressed until it
 * comes; asked for again after it did not come, which the visitor is told until the next click.
 */
export function openChatOnDemand(): void {
  document.addEventListener('click', (event) => {
    if (!closest(event, NOTE)) document.querySelector(NOTE)?.remove();
    const launcher = closest(event, 'button.chat-launcher');
    if (isLoading || !launcher) return;
    isLoading = true;
    import('./start-chat')
      .then(
        ({ toggleChat }) => toggleChat(),
        (error: unknown) => {
          console.error('The chat could not be loaded', error);
          launcher.before(unavailable());
        },
      )
      .finally(() => {
        isLoading = false;
      });
  });
}

/** Says what to do instead: telephone. */
function unavailable(): HTMLElement {
  const data = document.getElementById('chat-window')?.dataset.chat ?? '';
  // Not `decodeProps`: sharing it with the chat would cost every page a file of its own.
  const { texts, phone } = JSON.parse(data) as ChatProps;
  const call = document.createElement('a');
  call.href = `tel:${phone.international}`;
  call.textContent = phone.text;
  const note = document.createElement('p');
  note.className = 'chat-unavailable';
  note.role = 'alert';
  note.append(texts.unavailable, ' ', call);
  return note;
}

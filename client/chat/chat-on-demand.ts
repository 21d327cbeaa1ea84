import { closest } from '../dom';

let chat: Promise<typeof import('./start-chat')> | undefined;

/** The chat's code is fetched when its button is first pressed; asked for again after it did not come. */
export function openChatOnDemand(): void {
  document.addEventListener('click', (event) => {
    if (!closest(event, 'button.chat-launcher')) return;
    chat ??= import('./start-chat');
    chat.then(
      ({ toggleChat }) => toggleChat(),
      (error: unknown) => {
        chat = undefined;
        console.error('The chat could not be loaded', error);
      },
    );
  });
}

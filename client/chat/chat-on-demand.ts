import { closest } from '../dom';

let isLoading = false;

/**
 * The chat's code is fetched when its button is first pressed, however often it is pressed until it
 * comes; asked for again after it did not come.
 */
export function openChatOnDemand(): void {
  document.addEventListener('click', (event) => {
    if (isLoading || !closest(event, 'button.chat-launcher')) return;
    isLoading = true;
    import('./start-chat')
      .then(
        ({ toggleChat }) => toggleChat(),
        (error: unknown) => console.error('The chat could not be loaded', error),
      )
      .finally(() => {
        isLoading = false;
      });
  });
}

/** What lies behind the window when it covers the page. */
const BEHIND = 'body > :not(.chat, [role="status"], #app)';

/** Takes the page behind a covering window away from the keyboard and from scrolling, or gives it back. */
export function holdPage(held: boolean): void {
  document.documentElement.toggleAttribute('data-chat-covers', held);
  for (const element of document.querySelectorAll(BEHIND)) element.toggleAttribute('inert', held);
}

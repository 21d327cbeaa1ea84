import { closest } from '../dom/dom';

/** The small screens' menu: opened by its button, closed by Esc and by leaving for another page. */
export function startMenu(): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, '.menu-button');
    button?.setAttribute('aria-expanded', String(button.ariaExpanded !== 'true'));
    // The link of the page that is shown brings no other page, and with it no closed menu.
    if (closest(event, '.menu a')) {
      document.querySelector('.menu-button')?.setAttribute('aria-expanded', 'false');
    }
  });
  document.addEventListener('keydown', (event) => {
    const button = document.querySelector<HTMLElement>('.menu-button[aria-expanded="true"]');
    if (event.key !== 'Escape' || event.defaultPrevented || !button) return;
    button.setAttribute('aria-expanded', 'false');
    button.focus();
  });
}

import { closest } from '../dom/dom';

const open = () => document.querySelector<HTMLElement>('.menu-button[aria-expanded="true"]');
const close = (): void => open()?.setAttribute('aria-expanded', 'false');

/**
 * The small screens' menu: opened by its button, closed by Esc, by leaving for another page and by the
 * focus that goes on to what it covers.
 */
export function startMenu(): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, '.menu-button');
    button?.setAttribute('aria-expanded', String(button.ariaExpanded !== 'true'));
    // The link of the page that is shown brings no other page, and with it no closed menu.
    if (closest(event, '.menu a')) close();
  });
  document.addEventListener('focusin', (event) => {
    if (!closest(event, '.bar')) close();
  });
  document.addEventListener('keydown', (event) => {
    const button = open();
    if (event.key !== 'Escape' || event.defaultPrevented || !button) return;
    close();
    button.focus();
  });
}

import { closest } from '../dom/dom';

/** The newsletter boxes do nothing, so submitting one must not leave the page either. */
export function keepNewslettersInert(): void {
  document.addEventListener('submit', (event) => {
    if (closest(event, '[data-inert]')) event.preventDefault();
  });
}

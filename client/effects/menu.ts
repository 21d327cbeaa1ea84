/** The small screens' menu: opened by its button, closed by Esc and by leaving for another page. */
export function startMenu(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('.menu-button') : null;
    if (button)
      button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
  });
  document.addEventListener('keydown', (event) => {
    const button = document.querySelector<HTMLElement>('.menu-button[aria-expanded="true"]');
    if (event.key !== 'Escape' || event.defaultPrevented || !button) return;
    button.setAttribute('aria-expanded', 'false');
    button.focus();
  });
}

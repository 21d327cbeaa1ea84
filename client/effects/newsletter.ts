/** The newsletter boxes do nothing, so submitting one must not leave the page either. */
export function keepNewslettersInert(): void {
  document.addEventListener('submit', (event) => {
    if (event.target instanceof Element && event.target.matches('[data-inert]'))
      event.preventDefault();
  });
}

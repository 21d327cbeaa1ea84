import { closest } from '../dom/dom';

/** A newsletter box calls nothing and leaves the page as it is; it says that there is no newsletter yet. */
export function answerNewsletters(): void {
  document.addEventListener('submit', (event) => {
    const answer = closest(event, '.newsletter')?.querySelector<HTMLElement>('[data-inert]');
    if (!answer) return;
    event.preventDefault();
    answer.textContent = answer.dataset.inert ?? '';
  });
}

import { closest, wantsStillness, whenIdle } from '../dom/dom';

const BAR_SOLID_AFTER = 50;
const TO_TOP_AFTER = 300;

/** Marks the page as scrolled, for the bar and for the button that leads back to the top. */
export function watchScroll(): void {
  const root = document.documentElement;
  const update = (): void => {
    root.toggleAttribute('data-scrolled', scrollY > BAR_SOLID_AFTER);
    root.toggleAttribute('data-far', scrollY > TO_TOP_AFTER);
  };
  addEventListener('scroll', update, { passive: true });
  // Later, for reading the position would bring the first layout forward.
  whenIdle(update);
  document.addEventListener('click', (event) => {
    if (!closest(event, '.scroll-to-top')) return;
    event.preventDefault();
    scrollTo({ top: 0, behavior: wantsStillness() ? 'instant' : 'smooth' });
  });
}

import { wantsStillness } from '../dom';

const VISIBLE_SHARE = 0.1;

/**
 * Fades sections in once, when a tenth of them is in view. Only what lies below the first screen is
 * hidden, and only from here: without this script everything is simply there.
 */
export function reveal(): void {
  if (wantsStillness()) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute('data-reveal', 'shown');
        observer.unobserve(target);
      }
    },
    { threshold: VISIBLE_SHARE },
  );
  for (const element of document.querySelectorAll('[data-reveal=""]')) {
    if (element.getBoundingClientRect().top < innerHeight) continue;
    element.setAttribute('data-reveal', 'waiting');
    observer.observe(element);
  }
}

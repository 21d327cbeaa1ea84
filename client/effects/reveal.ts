import { wantsStillness } from '../dom/dom';

const VISIBLE_SHARE = 0.1;

/**
 * Fades sections in once, when a tenth of them is in view. Only what lies below the first screen is
 * hidden, and only from here: without this script everything is simply there.
 */
export function reveal(): void {
  if (wantsStillness()) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect, rootBounds } of entries) {
        // What is not laid out yet has no box, and lies below.
        const isBelow =
          boundingClientRect.height === 0 ||
          boundingClientRect.top >= (rootBounds?.height ?? innerHeight);
        if (isIntersecting) {
          if (target.getAttribute('data-reveal') === 'waiting') {
            target.setAttribute('data-reveal', 'shown');
          }
          observer.unobserve(target);
        } else if (isBelow) target.setAttribute('data-reveal', 'waiting');
      }
    },
    { threshold: VISIBLE_SHARE },
  );
  for (const element of document.querySelectorAll('[data-reveal=""]')) observer.observe(element);
}

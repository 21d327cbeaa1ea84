import { wantsStillness } from '../dom/dom';

/**
 * How long the browser may take to photograph the old page and the new one before it shows any of
 * the transition: three frames. Where it draws without a graphics card it takes longer, and the page
 * is shown at once from then on.
 */
const WORTHWHILE_MS = 50;
let transitionsAreSlow = false;

/** Such as Home's beam: drawn anew in every frame, it makes the photographs take several times as long. */
const movesWithoutEnd = (): boolean =>
  document
    .getAnimations()
    .some(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);

/** Runs a change of the page as a view transition where that is wanted, and worth its time. */
export async function transition(change: () => void): Promise<void> {
  if (!('startViewTransition' in document)) return change();
  if (transitionsAreSlow || wantsStillness() || movesWithoutEnd()) return change();
  const asked = performance.now();
  const running = document.startViewTransition(change);
  running.finished.catch(() => {});
  running.ready.then(
    () => {
      transitionsAreSlow = performance.now() - asked > WORTHWHILE_MS;
    },
    () => {},
  );
  await running.updateCallbackDone;
}

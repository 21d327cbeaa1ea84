import { wantsStillness } from '../dom/dom';

/**
 * How long the browser may take to photograph the old page and the new one before it shows any of
 * the transition: three frames. Where it draws without a graphics card it takes longer, and the page
 * is shown at once from then on.
 */
const WORTHWHILE_MS = 50;
let transitionsAreSlow = false;

/** Runs a change of the page as a view transition where that is wanted, and worth its time. */
export async function transition(change: () => void): Promise<void> {
  if (transitionsAreSlow || wantsStillness() || !('startViewTransition' in document)) {
    return change();
  }
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

const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/** Pages begin at the top, after a reload too; the browser would go on where one was. */
if (load?.type === 'reload' && location.hash === '') {
  history.scrollRestoration = 'manual';
  history.replaceState({ scroll: 0 }, '');
  scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * By an anchor or through the history a page load leads to a place within the page. Not by `layOutAll`
 * of effects/lay-out.ts: sharing it would cost every page a file of its own.
 */
const leadsToPlace = location.hash !== '' || load?.type === 'back_forward';
document.documentElement.toggleAttribute('data-laid-out', leadsToPlace);

/**
 * In a task of their own: the one in which this runs also ends the parser, and with it Chromium
 * styles the whole page, and lays it out where it has a text field.
 */
void import('./behaviours');

const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/**
 * After a reload or by an anchor a page load leads to a place within the page. Not by `layOutAll` of
 * effects/lay-out.ts: sharing it would cost every page a file of its own.
 */
const leadsToPlace = location.hash !== '' || load?.type !== 'navigate';
document.documentElement.toggleAttribute('data-laid-out', leadsToPlace);

/**
 * In a task of their own: the one in which this runs also ends the parser, and with it Chromium
 * styles the whole page, and lays it out where it has a text field.
 */
void import('./behaviours');

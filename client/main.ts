import { whenIdle } from './dom';
import { layOutAll } from './effects/lay-out';

/**
 * A task of their own: the one in which a page's script runs also ends the parser, and with it
 * Chromium styles the whole page, and lays it out where it has a text field.
 */
const startBehaviours = (): void => void import('./behaviours');

const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const leadsToPlace = location.hash !== '' || load?.type !== 'navigate';

if (leadsToPlace) {
  layOutAll();
  startBehaviours();
} else whenIdle(startBehaviours);

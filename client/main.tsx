import { App } from './app';
import { guardPictures } from './effects/failed-pictures';
import { startDropdowns } from './effects/dropdowns';
import { keepNewslettersInert } from './effects/newsletter';
import { reveal } from './effects/reveal';
import { watchScroll } from './effects/scroll-state';
import { showCurrentYear } from './effects/current-year';
import { startMenu } from './effects/menu';
import { wakeIslands } from './islands/wake-islands';
import { onArrival } from './navigation/arrival';
import { render } from './preact-bridge';

/** Once for the life of the window: behaviours that listen above everything a navigation swaps. */
watchScroll();
startMenu();
startDropdowns();
keepNewslettersInert();
guardPictures();

/** For every page that arrives, the first one included. */
onArrival(() => {
  wakeIslands();
  showCurrentYear();
  reveal();
});

const app = document.getElementById('app');
if (app) render(<App />, app);

import { openChatOnDemand } from './chat/chat-on-demand';
import { whenIdle } from './dom/dom';
import { startDropdowns } from './effects/dropdowns';
import { guardPictures } from './effects/failed-pictures';
import { answerNewsletters } from './effects/newsletter';
import { layOutByParts } from './effects/lay-out';
import { reveal } from './effects/reveal';
import { watchScroll } from './effects/scroll-state';
import { showCurrentYear } from './effects/current-year';
import { startMenu } from './effects/menu';
import { wakeIslands } from './islands/wake-islands';
import { onArrival } from './navigation/arrival';
import { navigateOnDemand } from './navigation/on-demand';

/** Once for the life of the window: behaviours that listen above everything a navigation swaps. */
watchScroll();
startDropdowns();
startMenu();
answerNewsletters();
guardPictures();
navigateOnDemand();
openChatOnDemand();

/** For every page that arrives; the first one is drawn by then, as a rule. */
whenIdle(() =>
  onArrival(() => {
    wakeIslands();
    showCurrentYear();
    reveal();
    layOutByParts();
  }),
);
